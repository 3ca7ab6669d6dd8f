/** Skills in computing and data, as in `skills.ts`: one a line, the usual spelling, then its aliases after '='. */
export const computingSkills = `
JavaScript=js,ecmascript,java script
TypeScript
Python=python3,بايثون
Java=جافا
C
C++=cpp,c plus plus
C#=csharp,c sharp
Go=golang
Rust
Ruby
PHP
Perl
Scala
Kotlin
Swift
Objective-C=objective c
Dart
Elixir
Erlang
Haskell
Clojure
Lua
Groovy
MATLAB
Julia
Fortran
COBOL
VBA=visual basic for applications
Visual Basic=vb.net
Assembly
Bash=shell scripting,shell script,bash scripting
PowerShell
SQL
PL/SQL=plsql
T-SQL=tsql
HTML=html5,xhtml
CSS=css3
Sass=scss
Less
React=react.js,reactjs
React Native
Angular=angular.js,angularjs
Vue.js=vue,vuejs
Svelte
Next.js=nextjs
Nuxt.js=nuxt
Redux
jQuery
Bootstrap
Tailwind CSS=tailwind
Webpack
Vite
Babel
Node.js=nodejs,node
Express=express.js,expressjs
NestJS=nest.js
Django
Flask
FastAPI
Spring=spring framework
Spring Boot=springboot
Hibernate
Laravel
Symfony
CodeIgniter
Ruby on Rails=rails,ror
ASP.NET=asp.net core,asp.net mvc
.NET=dotnet,.net core,.net framework
Entity Framework
GraphQL
REST=rest api,rest apis,restful,restful api,restful apis
SOAP
gRPC
WebSockets=websocket
Microservices=microservice architecture,microservices architecture
Flutter
Android
iOS
SwiftUI
Xamarin
Ionic
Unity
Unreal Engine
Jest
Mocha
Cypress
Selenium
Playwright
JUnit
PyTest
Postman
PostgreSQL=postgres
MySQL
MariaDB
SQLite
Oracle=oracle database,oracle db
Microsoft SQL Server=sql server,mssql,ms sql
MongoDB=mongo
Redis
Cassandra
DynamoDB
Elasticsearch=elastic search
Neo4j
Firebase
Supabase
Snowflake
BigQuery
Redshift
Databricks
Hadoop
Spark=apache spark,pyspark
Hive
Kafka=apache kafka
RabbitMQ
Airflow=apache airflow
dbt
ETL
Data warehousing=data warehouse
Docker
Kubernetes=k8s
Helm
Terraform
Ansible
Puppet
Chef
Jenkins
GitHub Actions
GitLab CI=gitlab ci/cd
CircleCI
CI/CD=continuous integration
AWS=amazon web services
Azure=microsoft azure
Google Cloud=gcp,google cloud platform
Heroku
Linux
Unix
Windows Server
Nginx
Apache
Git
GitHub
GitLab
Bitbucket
Subversion=svn
Jira
Confluence
Prometheus
Grafana
Datadog
Splunk
OpenStack
VMware
Active Directory
TCP/IP
DNS
VPN
Cisco=cisco ios
Networking=réseaux informatiques
Cybersecurity=cyber security,cybersécurité,الأمن السيبراني
Penetration testing=pentest
OWASP
SIEM
Machine learning=apprentissage automatique,تعلم الآلة,تعلم الالة
Deep learning=apprentissage profond,التعلم العميق
Natural language processing=nlp
Computer vision=vision par ordinateur
Artificial intelligence=ai,intelligence artificielle,الذكاء الاصطناعي
Reinforcement learning
TensorFlow
PyTorch
Keras
scikit-learn=sklearn
pandas
NumPy
SciPy
Matplotlib
OpenCV
Hugging Face
LangChain
LLM=llms,large language models
R
SAS
SPSS
Stata
Tableau
Power BI=powerbi
Looker
Qlik=qlikview,qlik sense
Data analysis=analyse de données,تحليل البيانات,datenanalyse
Data visualization=visualisation de données
Data mining
Statistics=statistiques,الإحصاء
A/B testing
Blockchain
Solidity
Agile=agile methodologies,méthodes agiles,méthodologie agile
Scrum
Kanban
DevOps
TDD=test-driven development
UML
Design patterns
Object-oriented programming=oop,poo
`;
