import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { KeptMail, LinkState } from '../../../domain/api/system.ts';
import { buttonLook } from '../../components/button.tsx';
import { LogoMark } from '../../components/logo.tsx';
import { classNames } from '../../lib/class-names.ts';
import { mailParts } from './mail-parts.ts';

const SPENT: Record<Exclude<LinkState, 'open'>, string> = { used: 'Link used', expired: 'Link expired' };
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  mail: KeptMail;
  isOpen: boolean;
  onToggle: () => void;
}

/** One mail: its head, and, opened, what it says with its buttons. */
export function MailView({ mail, isOpen, onToggle }: Props) {
  const id = useId();
  const isSpent = mail.linkState === 'used' || mail.linkState === 'expired';
  return (
    <article className="overflow-hidden rounded-xl bg-surface shadow-sm">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 px-5 py-3.5 text-left transition-colors duration-120 hover:bg-hover max-sm:px-4"
        >
          <LogoMark size={28} />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <span className={classNames('text-base font-medium', isSpent && 'text-ink-2')}>{mail.subject}</span>
              {(mail.linkState === 'used' || mail.linkState === 'expired') && (
                <span className="shrink-0 rounded-full bg-hover px-2 py-0.5 text-2xs font-medium text-ink-2">
                  {SPENT[mail.linkState]}
                </span>
              )}
            </span>
            <span className="mt-0.5 flex gap-x-2 text-xs text-ink-3 max-sm:flex-col">
              <span className="truncate">To {mail.to}</span>
              <time dateTime={mail.at} className="shrink-0 tabular-nums">
                {WHEN.format(new Date(mail.at))}
              </time>
            </span>
          </span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames('shrink-0 text-ink-3 transition-[rotate] duration-180', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="border-t border-line px-5 pt-4 pb-5 pl-15 max-sm:px-4">
          {mailParts(mail.text).map((part, index) =>
            part.kind === 'words' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes
              <p key={index} className="mb-3 text-base [overflow-wrap:anywhere] whitespace-pre-line">
                {part.text}
              </p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes
              <p key={index} className="mb-4 flex flex-wrap gap-2">
                {part.ways.map(({ label, href }) => (
                  <Way key={href} label={label} href={href} isMain={href === mail.link && !isSpent} />
                ))}
              </p>
            ),
          )}
        </div>
      )}
    </article>
  );
}

/** A button of a mail; a place of this Fanfare opens without loading everything anew. */
function Way({ label, href, isMain }: { label: string; href: string; isMain: boolean }) {
  const look = buttonLook({ look: isMain ? 'solid' : 'quiet' });
  const { origin, pathname, search, hash } = new URL(href);
  if (origin === window.location.origin && !pathname.startsWith('/api'))
    return (
      <Link to={`${pathname}${search}${hash}`} className={look}>
        {label}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {label}
    </a>
  );
}
