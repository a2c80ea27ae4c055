CREATE TABLE "conversations" (
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "conversations_shop_id_account_id_vendor_id_product_id_pk" PRIMARY KEY("shop_id","account_id","vendor_id","product_id")
);
--> statement-breakpoint
DROP INDEX "questions_by_conversation";--> statement-breakpoint
DROP INDEX "questions_by_vendor";--> statement-breakpoint
DROP INDEX "replies_by_question";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "changed" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_by_vendor" ON "conversations" USING btree ("shop_id","vendor_id");--> statement-breakpoint
CREATE INDEX "conversations_by_product" ON "conversations" USING btree ("shop_id","product_id");--> statement-breakpoint
-- What was said before conversations had numbers is numbered in the order of time, a reply never before its question.
WITH "said" AS (
	SELECT "id", "id" AS "question_id", "shop_id", "account_id", "vendor_id", "product_id", "created_at", 0 AS "kind" FROM "questions"
	UNION ALL
	SELECT r."id", q."id", q."shop_id", q."account_id", q."vendor_id", q."product_id", greatest(r."created_at", q."created_at"), 1
	FROM "replies" r JOIN "questions" q ON q."shop_id" = r."shop_id" AND q."id" = r."question_id"
), "numbered" AS (
	SELECT *, row_number() OVER (
		PARTITION BY "shop_id", "account_id", "vendor_id", "product_id" ORDER BY "created_at", "kind", "id"
	)::int AS "n" FROM "said"
), "answered" AS (
	UPDATE "replies" r SET "seq" = n."n" FROM "numbered" n
	WHERE n."kind" = 1 AND n."shop_id" = r."shop_id" AND n."id" = r."id"
), "begun" AS (
	INSERT INTO "conversations" SELECT "shop_id", "account_id", "vendor_id", "product_id", max("n")
	FROM "numbered" GROUP BY "shop_id", "account_id", "vendor_id", "product_id"
)
UPDATE "questions" q SET
	"seq" = n."seq", "changed" = n."changed", "status" = CASE WHEN n."replied" THEN 'replied' ELSE 'pending' END
FROM (
	SELECT "shop_id", "question_id", min("n") AS "seq", max("n") AS "changed", bool_or("kind" = 1) AS "replied"
	FROM "numbered" GROUP BY "shop_id", "question_id"
) n
WHERE n."shop_id" = q."shop_id" AND n."question_id" = q."id";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "changed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_by_place" ON "questions" USING btree ("shop_id","account_id","vendor_id","product_id","seq");--> statement-breakpoint
CREATE INDEX "questions_by_change" ON "questions" USING btree ("shop_id","account_id","vendor_id","product_id","changed");--> statement-breakpoint
CREATE INDEX "questions_pending" ON "questions" USING btree ("shop_id","vendor_id","created_at","id") WHERE "questions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "questions_by_vendor" ON "questions" USING btree ("shop_id","vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_by_question" ON "replies" USING btree ("shop_id","question_id","seq");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_one_per_client_id" UNIQUE("shop_id","account_id","client_id");--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_one_per_client_id" UNIQUE("shop_id","author_id","client_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_status_known" CHECK ("questions"."status" in ('pending', 'replied', 'deleted'));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_deleted_say_nothing" CHECK ("questions"."status" <> 'deleted' or "questions"."content" = '');