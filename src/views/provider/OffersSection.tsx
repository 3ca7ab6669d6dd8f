import type { Offer, OfferDraft } from '@/data/schemas/provider';
import { isDay } from '@/machines/calendar';
import { dayText } from '@/machines/date-text';
import { offerStanding } from '@/intelligence/provider/renewal';
import { type Column, DataTable, OneLine } from '@/views/shared/DataTable';
import { EditDelete } from '@/views/shared/editing/EditDelete';
import type { RecordEditor } from '@/views/shared/editing/use-record-editor';
import { Badge } from '@/views/shared/ui/Badge';
import { TextField } from '@/views/shared/ui/Field';
import { useToday } from '@/views/shared/use-minute';
import { offerName } from './names';
import { RecordSection } from './RecordSection';

type OfferEditor = RecordEditor<Offer, OfferDraft>;

const columnsOf = ({ edit, remove }: OfferEditor, today: string): Column<Offer, never>[] => [
  {
    header: 'Code',
    cell: ({ code }) => (
      <span className="block w-max max-w-56 font-semibold wrap-anywhere">{code || '—'}</span>
    ),
  },
  {
    header: 'Discount',
    numeric: true,
    cell: ({ discount }) => (discount === null ? '—' : `${discount}%`),
  },
  {
    header: 'Valid until',
    phone: 'labelled',
    cell: ({ validTill }) => (isDay(validTill) ? <OneLine>{dayText(validTill)}</OneLine> : '—'),
  },
  {
    header: 'Status',
    phone: 'aside',
    cell: (offer) => {
      const standing = offerStanding(offer, today);
      return <Badge tone={standing === 'Active' ? 'success' : 'neutral'}>{standing}</Badge>;
    },
  },
  {
    header: 'Actions',
    quiet: true,
    numeric: true,
    cell: (offer) => (
      <EditDelete
        id={offer.id}
        name={offerName(offer)}
        onEdit={() => edit(offer.id)}
        onDelete={() => remove({ id: offer.id, name: offerName(offer) })}
      />
    ),
  },
];

/** The promotional offers, and the form that adds one or changes it. */
export function OffersSection({ offers, offer }: { offers: Offer[]; offer: OfferEditor }) {
  const today = useToday();
  const { register, formState } = offer.form;
  const field = (name: keyof OfferDraft) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <RecordSection
      title="Promotional Offers"
      record="Offer"
      editor={offer}
      isEmpty={offers.length === 0}
      hint="An offer is a code that takes a part off the price until a day."
      fields={
        <>
          <TextField label="Code" autoComplete="off" {...field('code')} />
          <TextField
            label="Discount (%)"
            inputMode="decimal"
            autoComplete="off"
            {...field('discount')}
          />
          <TextField
            label="Valid until"
            placeholder="YYYY-MM-DD"
            autoComplete="off"
            {...field('validTill')}
          />
        </>
      }
    >
      <DataTable
        caption="Offers"
        columns={columnsOf(offer, today)}
        rows={offers}
        rowKey={({ id }) => id}
      />
    </RecordSection>
  );
}
