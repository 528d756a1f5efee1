-- Under whom the attempt with a card is counted: the member that pays, or the guest of the reservation. The return from the bank has no
-- session, so it reads it here. Payments of the former release have none, and their attempts keep counting.
ALTER TABLE "payments" ADD COLUMN "payer" text;
