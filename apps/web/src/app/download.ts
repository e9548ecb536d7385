/** Gives the visitor a text as a file. */
export function download(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address must outlive the click: the browser fetches it in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
