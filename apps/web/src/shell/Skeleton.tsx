import { DoorIcon } from '../shared/icons/icons.js';

/** What index.html shows before the first script; its classes are those of public/shell.css. */
export const Skeleton = () => (
  <div className="shell-frame" aria-busy="true">
    <p className="shell-brand" lang="en">
      <DoorIcon /> Doorcard
    </p>
    <div className="shell-felt" />
  </div>
);
