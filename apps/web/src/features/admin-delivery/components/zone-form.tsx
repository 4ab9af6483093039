import type { StoredShippingZone } from '@shop/shared';
import { useFieldArray } from 'react-hook-form';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../lib/address/use-go-to';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { loadZone, useSaveZone } from '../api/zones';
import { mergeZone } from '../merge-zone';
import { zoneFormSchema } from '../zone-form-schema';
import { NEW_METHOD, NEW_ZONE, textsOf } from '../zone-texts';
import { DeleteZone } from './delete-zone';
import { BY_SAVE_KEY } from '../../../ui/keys/save-key';
import styles from './delivery.module.css';
import { MethodFields } from './method-fields';
import { ZoneFields } from './zone-fields';

/** The form for a zone and its methods. @param zone undefined for a new one */
export function ZoneForm({ zone }: { zone: StoredShippingZone | undefined }) {
  const goTo = useGoTo();
  const { conflict, trySave, tryLoad } = useConflict();
  const id = zone?._id;
  const save = useSaveZone(id);
  const form = useSchemaForm({
    schema: zoneFormSchema,
    defaultValues: zone ? textsOf(zone) : NEW_ZONE,
    draft: `zone ${id ?? 'new'}`,
    save: ({ zone: input, version }, creationKey) =>
      trySave(async () => {
        notify.success(await save(input, version, creationKey));
      }),
    leave: () => goTo(dashboardPaths.adminDelivery),
  });
  const { busy, controller, draft, field, formProps, getValues } = form;
  const { fields, append, remove } = useFieldArray({
    control: controller('methods').control,
    name: 'methods',
    keyName: 'key',
  });

  /** Loads what somebody else has saved, and keeps what was changed here. */
  async function load(of: string): Promise<string> {
    const { merged, saved, message } = mergeZone(getValues(), await loadZone(of));
    form.show(merged, saved);
    return message;
  }

  return (
    <form className={styles.form} {...formProps}>
      <RestoredDraft draft={draft} />
      <ZoneFields field={field} controller={controller} />
      {fields.map(({ key }, index) => (
        <MethodFields
          key={key}
          index={index}
          field={field}
          controller={controller}
          onRemove={() => remove(index)}
        />
      ))}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => append(NEW_METHOD)}>
          Add a method
        </Button>
      </div>
      {id !== undefined && (
        <SaveConflict conflict={conflict} what="zone" onLoad={() => void tryLoad(() => load(id))} />
      )}
      <div className={styles.actions}>
        <Button type="submit" {...BY_SAVE_KEY} busy={busy}>
          {busy ? 'Saving …' : 'Save zone'}
        </Button>
        {zone && (
          <DeleteZone
            zone={zone}
            version={() => getValues('openedWith')?.version ?? zone.version}
            trySave={trySave}
          />
        )}
      </div>
    </form>
  );
}
