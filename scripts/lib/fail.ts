/** How a tool ends when a game itself breaks: a message for people, and an exit code of its own. */
export const BROKEN = 3;

export function failWith(tool: string): (error: unknown) => void {
  return (error) => {
    process.stderr.write(`${tool}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = BROKEN;
  };
}
