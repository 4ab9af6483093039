import type { Figures } from '@shop/shared';
import { useState } from 'react';
import { measuresOf } from '../../figure-names';
import choice from '../figures/figures-choice.module.css';
import { FiguresByDay } from '../figures/figures-by-day';
import { OverviewCard } from '../overview/overview-card';
import { DayChart } from './day-chart';

/** A chart of one figure at a time, and the table of all. */
export function ChartCard({ now, before }: Pick<Figures, 'now' | 'before'>) {
  const measures = measuresOf(now.days);
  const [chosen, setChosen] = useState(measures[0]?.name);
  const measure = measures.find(({ name }) => name === chosen) ?? measures[0];
  return (
    <OverviewCard title="Day by day">
      {measure && now.days.length > 1 && (
        <>
          <div role="group" aria-label="Chart" className={choice.choice}>
            {measures.map(({ name }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === measure.name}
                className={choice.option}
                onClick={() => setChosen(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <DayChart measure={measure} now={now.days} before={before.days} />
        </>
      )}
      <FiguresByDay days={now.days} />
    </OverviewCard>
  );
}
