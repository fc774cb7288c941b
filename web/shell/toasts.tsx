import { useEffect, useLayoutEffect, useRef } from 'react';
import { cssTransition, type Id, ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';

const Sliding = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 180 });

/** Slides in and out; the five seconds run from the start, and the end of the entrance wakes no toast that was paused. */
function Quiet({ playToast, ...rest }: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock starts once
  useLayoutEffect(() => playToast(), []);
  return <Sliding {...rest} playToast={() => {}} />;
}

/** Where toasts appear: top right, for five seconds, above open dialogs too. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.showPopover();
    const errors = new Set<Id>();
    return toast.onChange(({ id, status, type }) => {
      if (status !== 'removed' && type === 'error') errors.add(id);
      else errors.delete(id);
      // What went wrong before is over once it went well.
      if (status !== 'removed' && type === 'success') for (const error of errors) toast.dismiss(error);
      // A dialog that opened later covers this layer; only then is it raised, since that restarts the toasts' clocks.
      if (status !== 'added' || !document.querySelector('dialog:modal')) return;
      layer.current?.hidePopover();
      layer.current?.showPopover();
    });
  }, []);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        closeOnClick={false}
        transition={Quiet}
      />
    </div>
  );
}
