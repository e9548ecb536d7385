/** Work in small steps. */
export interface Task {
  /** Of several tasks the one with the lowest number goes on. */
  readonly rank: number;
  /** Does a little; false when it is done. */
  readonly step: () => boolean | Promise<boolean>;
}

/** One thing at a time, in steps, so that the thread hears messages between them. */
export class TaskQueue {
  private readonly tasks: Task[] = [];
  private isRunning = false;
  private isPaused = false;

  constructor(
    /** Lets messages in. */
    private readonly breathe: () => Promise<void>,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  add(task: Task): void {
    this.tasks.push(task);
    void this.run();
  }

  /** Gives tasks up. */
  drop(isDropped: (task: Task) => boolean): void {
    for (let at = this.tasks.length - 1; at >= 0; at--)
      if (isDropped(this.tasks[at]!)) this.tasks.splice(at, 1);
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (!this.isPaused && this.tasks.length > 0) {
      const task = this.tasks.reduce((first, each) => (each.rank < first.rank ? each : first));
      if (!(await this.stepOn(task))) this.drop((each) => each === task);
      await this.breathe();
    }
    this.isRunning = false;
  }

  private async stepOn(task: Task): Promise<boolean> {
    try {
      return await task.step();
    } catch (fault) {
      this.onFault(fault);
      return false;
    }
  }
}
