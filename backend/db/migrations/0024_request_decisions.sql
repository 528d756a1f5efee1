ALTER TABLE "requests" DROP CONSTRAINT "requests_status_check";
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_status_check" CHECK ("status" IN ('new', 'answered', 'confirmed', 'declined', 'closed'));
