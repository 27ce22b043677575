-- In the release before, a company claimed its tax number before anybody had verified it, and so kept the real owner out.
update company_verification set claims_tax_number = false
where claims_tax_number and company_id not in (select company_id from verification_step where kind = 'verified');
