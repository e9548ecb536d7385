/** Gives the visitor a text as a file. */
export const download = (name: string, text: string, type = 'text/plain;charset=utf-8'): void =>
  downloadBlob(name, new Blob([text], { type }));

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address must outlive the click: the browser fetches it in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
