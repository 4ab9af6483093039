import type { AdminOrderDetails } from '@shop/shared';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { Button } from '../../../ui/forms/button';
import { ActionCard } from './action-card';

interface OrderActionProps extends Pick<ComponentProps<typeof ActionCard>, 'heading' | 'hint'> {
  order: AdminOrderDetails;
  /** The words of the button that opens the form. */
  label: string;
  tone?: ComponentProps<typeof Button>['tone'];
  /** The key that presses it: see `useOrderKeys`. */
  byKey?: string;
  Form: ComponentType<{ order: AdminOrderDetails; onDone: () => void }>;
}

/** Something that can be done with an order by a form, which opens in its place. */
export function OrderAction({ order, label, tone, byKey, Form, ...card }: OrderActionProps) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);

  function open() {
    setOpen(true);
    // The button goes, and the next Tab is to lead into the form.
    section.current?.focus();
  }

  function close() {
    setOpen(false);
    section.current?.focus();
  }

  return (
    <ActionCard
      {...card}
      ref={section}
      button={
        !isOpen && (
          <Button tone={tone ?? 'secondary'} aria-keyshortcuts={byKey} onClick={open}>
            {label}
          </Button>
        )
      }
      form={isOpen && <Form order={order} onDone={close} />}
    />
  );
}
