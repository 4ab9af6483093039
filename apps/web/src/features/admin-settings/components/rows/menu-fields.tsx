import { LIMITS, linkProblem, menuLinksOf, textOfMenuLinks, type MenuLink } from '@shop/shared';
import { Controller } from 'react-hook-form';
import { Field } from '../../../../ui/fields/field';
import type { Refusal } from '../../../../ui/forms/use-failure';
import { SETTING_LABELS } from '../../settings-fields';
import formStyles from '../settings-form.module.css';
import type { SettingsFormState } from '../settings-form-state';
import { SettingsGroup } from '../settings-group';
import { OrderedRows } from './ordered-rows';

/** Each menu, its topic, what its rows are called, and behind what they stand. */
const MENUS = [
  ['headerLinks', 'header-links', 'header link', 'Behind Home, All Categories and the categories'],
  [
    'footerLinks',
    'footer-links',
    'footer link',
    'Behind About, Contact, Privacy Policy and your texts',
  ],
] as const;

const NEW_LINK: MenuLink = { label: '', to: '/' };

/** The shop's own links in the header and the footer. */
export function MenuFields({ controller }: Pick<SettingsFormState, 'controller'>) {
  return MENUS.map(([setting, topic, noun, place]) => (
    <SettingsGroup key={setting} topic={topic}>
      <Controller
        {...controller(setting)}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <OrderedRows
            noun={noun}
            label={SETTING_LABELS[setting]}
            hint={`${place}, at most ${LIMITS.menuLinks}.`}
            rows={menuLinksOf(value)}
            newRow={NEW_LINK}
            max={LIMITS.menuLinks}
            error={error?.message}
            wrongPart={(link) => linkProblem(link)?.part}
            onChange={(links) => onChange(textOfMenuLinks(links))}
            fields={(link, name, change, refusal) => (
              <LinkFields link={link} name={name} refusal={refusal} onChange={change} />
            )}
          />
        )}
      />
    </SettingsGroup>
  ));
}

interface LinkFieldsProps {
  link: MenuLink;
  /** Such as “header link 2”. */
  name: string;
  refusal: (part: keyof MenuLink) => Refusal | undefined;
  onChange: (link: MenuLink) => void;
}

function LinkFields({ link, name, refusal, onChange }: LinkFieldsProps) {
  return (
    <div className={formStyles.pair}>
      <Field
        label={`Text of ${name}`}
        limit={LIMITS.menuLabel}
        autoComplete="off"
        value={link.label}
        {...refusal('label')}
        // The line of the setting that the link is stored as is divided by this character.
        onChange={({ target }) => onChange({ ...link, label: target.value.replaceAll('|', '') })}
      />
      <Field
        label={`Address of ${name}`}
        hint="A path such as /category/music, or https://…"
        limit={LIMITS.menuAddress}
        autoComplete="off"
        spellCheck={false}
        value={link.to}
        {...refusal('to')}
        onChange={({ target }) => onChange({ ...link, to: target.value })}
      />
    </div>
  );
}
