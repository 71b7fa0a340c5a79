/** A plot's figures as a table: for those who listen, and for those who want it exactly. */
type Props = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[];
  /** Only for those who listen. */
  readonly isHidden?: boolean;
  readonly sum?: { readonly name: string; readonly cells: readonly (string | number)[] };
};

export function DataTable({ caption, columns, rows, isHidden = false, sum }: Props) {
  return (
    <table className={isHidden ? 'visually-hidden' : 'figures-table'}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={columns[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{sum.name}</th>
            {sum.cells.map((cell, i) => (
              <td key={columns[i]} className="num">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
