import { Breadcrumb } from '@/components/ui/breadcrumb'
import { HorizontalRail } from '@/components/ui/horizontal-rail'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Road } from '@/components/ui/road'
import { RoadStep } from '@/components/ui/road-step'
import { RoadStop } from '@/components/ui/road-stop'
import { Tear } from '@/components/ui/tear'
import { Ticket } from '@/components/ui/ticket'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

/** An inline SVG, so that no picture has to load. */
const COAST = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#f6cdb5" d="M0 0h400v180H0z"/><circle cx="290" cy="110" r="44" fill="#ff9466"/><path fill="#0b5a63" d="M0 150l90-60 90 70 80-40 140 60v120H0z"/><path fill="#073f47" d="M0 230h400v70H0z"/></svg>',
)}`

export function DocumentSection({ words }: { words: Words }) {
  const [who, pay, agree] = words.steps
  return (
    <StyleSection id="document" title="Prints, roads and tickets">
      <div className="sg-grid">
        <Specimen name="Breadcrumb">
          <Breadcrumb
            label={words.youAreHere}
            items={[
              { label: words.home, href: '#document' },
              { label: words.kinds[1]?.label ?? '', href: '#document' },
              { label: 'Kaş' },
            ]}
          />
        </Specimen>
        <Specimen name="Price, with the old one">
          <p className="sg-row">
            <Price value="€84.00" />
            <Price value="€75.60" old={{ value: '€84.00', label: words.oldPrice }} />
          </p>
        </Specimen>
        <Specimen name="Road of RoadStops">
          <Road>
            <RoadStop title={who} time="09:00" icon="map-pin" />
            <RoadStop title={pay} time="11:30">
              {words.emptyText}
            </RoadStop>
            <RoadStop title={agree} time="18:00" icon="house" />
          </Road>
        </Specimen>
        <Specimen name="RoadStep: done, to do">
          <RoadStep number={1} title={who} done>
            {words.emailHint}
          </RoadStep>
          <RoadStep number={2} title={pay}>
            {words.lapsed}
          </RoadStep>
        </Specimen>
        <Specimen name="Picture with a placeholder">
          <div className="sg-print">
            <Picture src={COAST} width={400} height={300} alt="" placeholder="#F6CDB5" priority />
          </div>
        </Specimen>
        <Specimen name="NoImage">
          <div className="sg-print">
            <NoImage />
          </div>
        </Specimen>
        <Specimen name="Tear">
          <div className="panel">
            <p>{words.adults}</p>
            <Tear />
            <p>{words.total}</p>
          </div>
        </Specimen>
      </div>
      <Specimen name="Ticket">
        <Ticket stub={<b className="sg-figure">10%</b>}>
          <p className="sg-pad">
            <b>{words.onOffer}</b> {words.emptyText}
          </p>
        </Ticket>
      </Specimen>
      <Specimen name="HorizontalRail">
        <HorizontalRail
          label={words.similar}
          previousLabel={words.previous}
          nextLabel={words.next}
          head={<h3>{words.similar}</h3>}
        >
          {words.kinds.map(({ id, label }) => (
            <div key={id} className="panel">
              {label}
            </div>
          ))}
        </HorizontalRail>
      </Specimen>
    </StyleSection>
  )
}
