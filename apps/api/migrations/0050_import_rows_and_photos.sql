CREATE TABLE "import_changes" (
	"shop_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "import_changes_shop_id_vendor_id_row_pk" PRIMARY KEY("shop_id","vendor_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_photos" (
	"shop_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_photos_shop_id_vendor_id_name_pk" PRIMARY KEY("shop_id","vendor_id","name")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "photos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_shop_id_vendor_id_import_jobs_shop_id_vendor_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."import_jobs"("shop_id","vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_shop_id_vendor_id_import_jobs_shop_id_vendor_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."import_jobs"("shop_id","vendor_id") ON DELETE cascade ON UPDATE no action;