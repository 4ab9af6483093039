import { useState } from 'react';
import { countryName } from '../../../lib/text/countries';
import { CheckBox } from '../../../ui/fields/check-box';
import { Button } from '../../../ui/forms/button';
import { Panel } from '../../../ui/page/panel';
import { useStartRates } from '../api/start-rates';
import { RATES_CHECKED, STARTING_RATES } from '../starting-rates';
import styles from './taxes.module.css';

const checked = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Offers the usual rates of European countries, to be added with one press. */
export function StartingRates() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const start = useStartRates(() => setChosen([]));
  const isAll = chosen.length === STARTING_RATES.length;
  const toggle = (country: string) =>
    setChosen(
      chosen.includes(country) ? chosen.filter((one) => one !== country) : [...chosen, country],
    );
  return (
    <Panel heading="Start with the usual rates">
      <p>
        For each country you choose, this adds a zone with the delivery methods that apply there
        now, unless the country has a zone of its own, and its standard and reduced VAT, included in
        your prices. Existing rates stay as they are. Orders to a country with a zone of its own no
        longer count as orders to a wider zone: rates, categories and promotions of that zone or its
        methods don’t apply to them.
      </p>
      <p>
        Which goods fall under a reduced rate differs by country; most food and books often do. Edit
        the added rate to choose their categories, or a product to choose its tax class.
      </p>
      <p className={styles.note}>
        As of {checked.format(new Date(RATES_CHECKED.on))}, from{' '}
        {RATES_CHECKED.sources.map(({ name, url }, index) => (
          <span key={url}>
            {index > 0 && ' and '}
            <a href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
          </span>
        ))}
        . Of several reduced rates, it is the lowest one of at least 5 percent, in Switzerland 2.6
        percent. Rates change: you are responsible for the rates that your shop uses. Check them
        with your tax office. For states of the US, add a zone for each state with its rates.
      </p>
      <fieldset className={styles.countries}>
        <legend className="visually-hidden">Countries</legend>
        {STARTING_RATES.map(({ country, standard, reduced }) => (
          <label key={country}>
            <CheckBox checked={chosen.includes(country)} onChange={() => toggle(country)} />
            {countryName(country)}: {standard}%{reduced !== undefined && `, ${reduced}%`}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          busy={start.isPending}
          disabled={chosen.length === 0}
          onClick={() => start.mutate(STARTING_RATES.filter((one) => chosen.includes(one.country)))}
        >
          {start.isPending ? 'Adding …' : 'Add the chosen rates'}
        </Button>
        <Button
          tone="secondary"
          onClick={() => setChosen(isAll ? [] : STARTING_RATES.map(({ country }) => country))}
        >
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
    </Panel>
  );
}
