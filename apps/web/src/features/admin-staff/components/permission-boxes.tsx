import { PERMISSIONS, type Permission } from '@shop/shared';
import { capitalized } from '../../../lib/text/capitalized';
import { CheckBox } from '../../../ui/fields/check-box';
import { ChoiceField } from '../../../ui/fields/choice-field';
import {
  PERMISSION_TEXTS,
  permissionsOfPreset,
  PRESET_OPTIONS,
  presetOf,
} from '../permission-texts';
import styles from './staff.module.css';

interface PermissionBoxesProps {
  value: readonly Permission[];
  onChange: (permissions: readonly Permission[]) => void;
}

/** Permissions to choose: all of a usual choice, or one by one. */
export function PermissionBoxes({ value, onChange }: PermissionBoxesProps) {
  const toggle = (permission: Permission, isOn: boolean) =>
    onChange(PERMISSIONS.filter((one) => (one === permission ? isOn : value.includes(one))));
  return (
    <>
      <ChoiceField
        label="As"
        placeholder="Permissions of your own choice"
        options={PRESET_OPTIONS}
        value={presetOf(value) ?? ''}
        onChange={({ target }) => onChange(permissionsOfPreset(target.value) ?? value)}
      />
      <fieldset className={styles.boxes}>
        <legend>Permissions</legend>
        {PERMISSIONS.map((permission) => (
          <label key={permission} className={styles.box}>
            <CheckBox
              checked={value.includes(permission)}
              onChange={({ target }) => toggle(permission, target.checked)}
            />
            <span>
              <strong>{capitalized(permission)}</strong>: {PERMISSION_TEXTS[permission]}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
