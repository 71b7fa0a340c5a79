/** One sentence about something that does not work, over the table. */
export function Notice({ text }: { readonly text: string }) {
  return (
    <p className="notice block" role="status">
      {text}
    </p>
  );
}
