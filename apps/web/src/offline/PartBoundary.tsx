import { Component, type ReactNode } from 'react';
import { useWords } from '../language/LanguageProvider.js';

/** A page that cannot be fetched or shown is said so, and the rest of the app stays. */
export class PartBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <MissingPart /> : this.props.children;
  }
}

function MissingPart() {
  const { missing } = useWords().web.settings;
  return (
    <main className="waiting">
      <h1>{missing.title}</h1>
      <p role="alert">{missing.text}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={() => location.reload()}>
          {missing.reload}
        </button>
      </div>
    </main>
  );
}
