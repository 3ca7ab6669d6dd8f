import { Toaster } from 'sonner';

/** Where toasts appear. */
export default function Toasts() {
  return <Toaster position="bottom-center" />;
}
