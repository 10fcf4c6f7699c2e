import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Tells of the part that did not come. */
  readonly onMissing: () => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** CHK-5 Keeps what stands around a part in its place where the part does not come: React would take the whole page away. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isMissing: boolean }> {
  static getDerivedStateFromError(): { readonly isMissing: boolean } {
    return { isMissing: true };
  }

  override readonly state = { isMissing: false };

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.fallback : this.props.children;
  }
}
