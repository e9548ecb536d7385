/** Gives the visitor a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold on the file by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
