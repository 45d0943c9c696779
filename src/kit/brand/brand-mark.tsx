/** The product's own mark, where a brand brings no logo. */
export function BrandMark(props: { size: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={props.size}
      height={props.size}
      aria-hidden="true"
      fill="none"
      strokeWidth={1.8}
      strokeLinecap="round"
    >
      <path
        style={{ stroke: 'var(--production)' }}
        d="M7 15a5 5 0 0 1 10 0M12 4v2.5M4.8 7.8l1.8 1.8M19.2 7.8l-1.8 1.8"
      />
      <path style={{ stroke: 'var(--primary)' }} d="M3 15h18M7 19.5h10" />
    </svg>
  )
}
