import { checkShape, unwrap } from '@doorcard/sealed';
import { compute } from '../compute.js';
import type { Task } from '../task.js';
import { orderSchema, type Reply } from './message.js';

/**
 * The work of a worker: takes a function that sends a message to the page, returns the one that receives its messages.
 * A message that is not an order is thrown as an error, which ends the run of the page.
 */
export function serveTasks(
  tasks: readonly Task[],
  post: (message: unknown) => void,
): (message: unknown) => void {
  return (message) => {
    const { id, task, input } = unwrap(checkShape(orderSchema, message, 'jobs/bad-input'));
    void compute(tasks, task, input).then((outcome) => post({ id, outcome } satisfies Reply));
  };
}
