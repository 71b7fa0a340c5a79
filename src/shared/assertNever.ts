/** Makes a switch exhaustive for the compiler, and loud at run time if it is not. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
