/** What the command says that serves the app. */
export interface ServerWords {
  readonly ready: (address: string) => string;
  readonly runsAlready: (address: string, version: string) => string;
  /** The usual port belongs to another program. */
  readonly elsewhere: (usual: string, address: string) => string;
  readonly howToEnd: string;
}
