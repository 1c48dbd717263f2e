import type { ComponentChildren, VNode } from 'preact';

/** An arrow out of a tray: files are dropped here. */
export function UploadIcon(): VNode {
  return (
    <Icon>
      <path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15" />
    </Icon>
  );
}

/** A closed lock: nothing is sent. */
export function LockIcon(): VNode {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}

function Icon({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
