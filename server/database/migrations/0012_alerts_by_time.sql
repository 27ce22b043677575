-- Processes of the release before find alerts by these terms: «*» stands for every offer.
ALTER TABLE "alert" ALTER COLUMN "anchors" SET DEFAULT '{*}';
