\getenv password POSTGRES_PASSWORD
create role faro_empleo login password :'password';
create database faro_empleo owner faro_empleo;
alter role postgres password null;
