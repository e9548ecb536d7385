/** Work that failed although the input was valid. It has a code, like bad input. */
export class WorkError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'WorkError';
  }
}
