/** Work that failed though the input was right. It has a code, as wrong input has. */
export class WorkError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'WorkError';
  }
}
