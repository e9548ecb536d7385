import { escape } from '../report/html.js';
import type { DescribedDecision } from './reviewText.js';

/** One decision as HTML. */
export const drawReviewDecision = ({
  title,
  label,
  labelText,
  cards,
  verdict,
  values,
  facts,
  solved,
}: DescribedDecision): string => `<section class="decision">
<h3>${escape(title)} <span class="label ${label}">${escape(labelText)}</span></h3>
<p class="cards">${cards.map(escape).join('<br>')}</p>
${verdict.map((line) => `<p>${escape(line)}</p>`).join('')}
<ul>${values.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>
<p class="faint">${facts.map(escape).join('<br>')}</p>
${solved.length === 0 ? '' : `<p class="solved">${solved.map(escape).join('<br>')}</p>`}
</section>`;
