/**
 * Passwords of at least ten characters that are often used, in small letters. The patterns of the public lists of
 * leaked passwords: runs of keys and digits, a word and digits, a word twice, also in French and Arabic letters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 12345678910 123456789a 1234567891 0123456789 9876543210 0987654321 1q2w3e4r5t 1qaz2wsx3edc 1q2w3e4r5t6y
  qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 azertyuiop azerty1234 azerty12345 azerty123456
  asdfghjkl123 qazwsxedcrfv zxcvbnm123 q1w2e3r4t5 a1b2c3d4e5 abcdefghij abcdefghijk abcd123456 abc1234567 a123456789
  aa12345678 password12 password123 password1234 password12345 password123456 passw0rd123 p@ssw0rd123 p@ssword123
  password!1 password1! mypassword mypassword1 passwordpassword motdepasse motdepasse1 motdepasse123 administrator
  administrateur admin12345 admin123456 adminadmin welcome123 welcome1234 welcome12345 bienvenue1 bienvenue123
  iloveyou12 iloveyou123 iloveyou1234 jetaime123 football123 basketball baseball12 liverpool1 barcelona1 realmadrid
  superman123 sunshine123 princess123 michael123 changeme12 changeme123 letmein123 letmein1234 secret1234 secret12345
  master1234 dragon1234 monkey1234 computer123 internet123 samsung123 marseille13 algerie123 algerie2024 algerie2025
  algerie2026 algeria123 algeria2025 algeria2026 casablanca starwars123 trustno1234 whatever123 hello12345 hello123456
  bonjour123 bonjour1234 salam12345 bismillah1 bismillah786 mohamed123 mohammed123 muhammad123 allahakbar
  demo123456 demodemo12 test123456 testtest12 guest12345 user123456 masar12345 masarmasar masar123456
  0000000000 1111111111 1111122222 1212121212 1231231231 123123123123 1234512345 1122334455 11223344556 9999999999
  111222333444 789456123 7894561230 147258369 1472583690 14725836900 0147258369 159753258456 qweasdzxc123`
    .split(/\s+/)
    .filter(Boolean),
);
