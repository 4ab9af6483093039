import { Share2 } from 'lucide-react';
import { Button } from '../../../../../ui/forms/button';

/** Shares the address of the page that is open. Its code is loaded on the first click. */
export function ShareButton({ name }: { name: string }) {
  function share() {
    // Offline, the address bar is still there.
    import('./share-page').then((loaded) => loaded.sharePage(name)).catch(() => undefined);
  }
  return (
    <Button tone="quiet" onClick={share} data-needs-script>
      <Share2 aria-hidden size={16} /> Share
    </Button>
  );
}
