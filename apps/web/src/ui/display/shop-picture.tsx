interface ShopPictureProps {
  className?: string;
  /** Whether only the shop front is shown, without the sky and the street around it. */
  close?: boolean;
}

/** A shop front in the shop's colours, for pages without products. */
export function ShopPicture({ className, close = false }: ShopPictureProps) {
  return (
    <svg
      viewBox={close ? '56 130 448 344' : '0 0 560 560'}
      role="img"
      aria-label="A shop front"
      className={className}
    >
      <rect width="560" height="560" fill="var(--color-stage)" />
      {!close && (
        <circle cx="430" cy="120" r="52" fill="var(--color-on-stage-muted)" opacity="0.35" />
      )}
      <rect x="96" y="232" width="368" height="228" rx="8" fill="var(--color-on-stage)" />
      <rect
        x="128"
        y="292"
        width="184"
        height="120"
        rx="6"
        fill="var(--color-stage)"
        opacity="0.16"
      />
      <rect
        x="344"
        y="292"
        width="88"
        height="168"
        rx="6"
        fill="var(--color-stage)"
        opacity="0.85"
      />
      <circle cx="360" cy="380" r="5" fill="var(--color-on-stage)" />
      <g fill="#d9825b">
        <path d="M84 176h56v68a28 28 0 0 1-56 0z" />
        <path d="M196 176h56v68a28 28 0 0 1-56 0z" />
        <path d="M308 176h56v68a28 28 0 0 1-56 0z" />
        <path d="M420 176h56v68a28 28 0 0 1-56 0z" />
      </g>
      <g fill="#f0c9a4">
        <path d="M140 176h56v68a28 28 0 0 1-56 0z" />
        <path d="M252 176h56v68a28 28 0 0 1-56 0z" />
        <path d="M364 176h56v68a28 28 0 0 1-56 0z" />
      </g>
      <rect x="84" y="148" width="392" height="36" rx="8" fill="#b7623c" />
      <path d="M150 412v-52a20 20 0 0 1 40 0v52z" fill="#d9825b" />
      <rect x="206" y="364" width="52" height="48" rx="6" fill="#94d5b6" />
      <circle cx="282" cy="394" r="18" fill="#f0c9a4" />
      <rect x="60" y="460" width="440" height="10" rx="5" fill="var(--color-on-stage-muted)" />
    </svg>
  );
}
