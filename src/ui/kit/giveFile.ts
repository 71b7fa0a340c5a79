/** Hands a text over as a file, the way browsers know: a link that is followed once. */
export function giveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address only once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
