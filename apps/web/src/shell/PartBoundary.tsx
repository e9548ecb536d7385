import { Component, type ReactNode } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useLanguage } from '../shared/language/language.js';
import { MISSING_WORDS } from './missingWords.js';
import { PlainPage } from './PlainPage.js';

/** A part that cannot be fetched or shown is said so, and the rest of the app stays. */
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
  const missing = MISSING_WORDS[useLanguage()];
  return (
    <PlainPage
      title={missing.title}
      buttons={
        <Button look="key" onClick={() => location.reload()}>
          {missing.reload}
        </Button>
      }
    >
      {missing.text}
    </PlainPage>
  );
}
