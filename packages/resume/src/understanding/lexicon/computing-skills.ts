/** Skills in computing and data, as in `skills.ts`: one a line, the usual spelling, then its aliases after '='. */
export const computingSkills = `
JavaScript=js,ecmascript,java script
TypeScript=ts
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
Visual Basic=vb.net,vb
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
REST=rest api,rest apis,api rest,apis rest,restful,restful api,restful apis
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
Excel=microsoft excel,ms excel,إكسل,اكسل
Word=microsoft word,ms word
PowerPoint=microsoft powerpoint,ms powerpoint
Access=microsoft access
Outlook=microsoft outlook
Microsoft Office=ms office,office 365,microsoft 365,pack office,suite office,مايكروسوفت أوفيس
Google Workspace=g suite,google docs
SharePoint
Visio
Microsoft Project=ms project
Primavera=primavera p6
Notion
Trello
Asana
Slack
Hugo
Hexo
Jekyll
Gatsby
Atom
Vim=neovim
Emacs
Sublime Text
PyCharm
WebStorm
PhpStorm
Android Studio
Xcode
NetBeans
Code::Blocks
Ableton Live=ableton
FL Studio
Pro Tools
Logic Pro
Bitwig Studio
Audacity
OpenGL
Vulkan
DirectX
WebGL
Three.js
Godot=godot engine
ZBrush
Houdini
DaVinci Resolve
Final Cut Pro=final cut
Lightroom=adobe lightroom
CapCut
GIMP
Inkscape
Affinity Designer
jQuery Mobile
Highcharts
D3.js=d3
Chart.js
Zend=zend framework
Yii
CakePHP
JPA
JSF
Struts
Maven
Gradle
Ant=apache ant
Ember.js
Backbone.js
Redux Toolkit
Material UI=mui
Ant Design
Storybook
Cordova=apache cordova
Electron
Deno
Memcached
Kibana
Logstash
New Relic
Sentry
Tomcat=apache tomcat
IIS
WildFly
JBoss
WebLogic
Docker Compose
OpenShift
Vagrant
Travis CI
Azure DevOps
Mercurial
SonarQube=sonar
Vitest
PHPUnit
Swagger
Ubuntu
Debian
CentOS
Red Hat=redhat
Windows
macOS=mac os,mac,mac os x
Hyper-V
VirtualBox
Proxmox
Citrix
Wireshark
Nmap
Metasploit
Kali Linux
Burp Suite
pfSense
Fortinet
Packet Tracer=cisco packet tracer
GNS3
OSPF
BGP
DHCP
VLAN=vlans
EC2
S3
Vercel
Netlify
Firestore
CouchDB
Talend
Informatica
SSIS
SSRS
Power Query
DAX
NLTK
spaCy
ChatGPT
GitHub Copilot
Prompt engineering
Jupyter=jupyter notebook
Anaconda
RStudio
Minitab
LaTeX
Markdown
XML
JSON
YAML
AJAX
JSP
WPF
WinForms
Delphi
Shell
Verilog
Ada
OCaml
Prolog
Lisp
Pascal
Multisim
Proteus
Altium=altium designer
KiCad
Eagle
Step 7
SAP2000
Tekla=tekla structures
Covadis
QGIS
ArcGIS
Lumion
V-Ray
Enscape
Twinmotion
Ciel compta=ciel
EBP
Hootsuite
Buffer
Semrush
Ahrefs
Screaming Frog
Majestic
Google Search Console=search console
Google Tag Manager
Elementor
Divi
Joomla
Drupal
WooCommerce
Wix
Webflow
Stripe
PayPal
Miro
Zoom
Microsoft Teams=teams,ms teams
Google Meet
Google Sheets
Google Apps
LibreOffice
OpenOffice
Publisher=microsoft publisher,ms publisher
OneNote
Monday=monday.com
ClickUp
Basecamp
ServiceNow
Zendesk
Freshdesk
Freshservice
Intune=microsoft intune
SCCM=system center configuration manager
MECM
VoIP
Visual Studio
VS Code=visual studio code,vscode
IntelliJ IDEA=intellij
Eclipse
Merise
BPMN
Visual Paradigm
StarUML
Enterprise Architect
Responsive design
Web design=webdesign
UX/UI=ui/ux
SEA
V-model=cycle en v
SAFe
ITIL
PRINCE2
Java EE=j2ee,jee
JavaFX
Swing
Keycloak
JWT
OAuth=oauth2
Ollama
ChromaDB
MCP
NoSQL
Adobe Photoshop=photoshop,فوتوشوب
Adobe Illustrator=illustrator
Adobe InDesign=indesign
Adobe XD
Adobe Premiere Pro=premiere pro
After Effects=adobe after effects
Adobe Creative Suite=creative suite,adobe creative cloud,creative cloud
Figma
Sketch
InVision
Canva
CorelDRAW
Blender
Cinema 4D
3ds Max
Maya
AutoCAD=auto cad,أوتوكاد
SolidWorks=solid works
CATIA
Creo
Inventor
Revit
SketchUp
ArchiCAD
ANSYS
Abaqus
Seaborn
Mockito
PWA=pwas,progressive web apps
Ethereum
Bitcoin
Web3.js=web3
SaltStack
CFEngine
Zabbix
Nagios
Bacula
NetBackup
Couchbase
LINQ
Pydantic
SQLAlchemy
RSpec
ActiveRecord=active record
Micronaut
Preact
Lombok
HTMX
NixOS
QEMU
tmux
CMake
OpenMP
OpenMPI=open mpi
CUDA
Snakemake
Nextflow
Slurm
JAX
ggplot2
Tidyverse
knitr
Dask
Bokeh
ParaView
OpenFOAM
Gmsh
Siemens NX
PTC Creo
Fusion 360=autodesk fusion 360
ClojureScript
Kafka Streams
Apache Flink=flink
MQTT
Modbus
Weaviate
LangGraph
Appium
GDB
Fastify
Svelte=svelt
SvelteKit
Genymotion
GitKraken
EF Core=entity framework core
Azure Service Bus
Azure Databricks
Azure Pipelines
MassTransit
Unreal Engine=unreal engine 4,unreal engine 5
After Effects=after effect,adobe after effects
SAP HANA
tcpdump
iptables
MicroPython
Altium Designer=altium
Qualtrics
R Markdown=rmarkdown
Quarto
GitOps
DSPy
TensorFlow Lite=tflite
ONNX
FreeBSD
OpenSearch
Elasticache
CloudWatch
CloudFront
Route 53
SNMP
JSON-RPC=jsonrpc,jsonrpc2
emacs
Arch Linux
Linux Mint
Web Scraping
RESTful Web Services=rest services,json rest services
Unit Testing=unit tests,unit test
Google Apps Script
Jupyter Notebook=jupyter notebooks
Data Structures
Microsoft Office Suite=ms office suite
Adobe Suite
Sequelize
Prisma
Mongoose
Zustand
LightGBM
XGBoost
CatBoost
FAISS
Pinecone
FFmpeg
D3.js
Puppeteer
Testing Library=react testing library
Zig
VHDL
SystemVerilog
LabVIEW
COMSOL
HFSS
LTspice
Cadence Virtuoso
LAMMPS
GROMACS
ImageJ
FlowJo
GraphPad Prism
EndNote
Zotero
Mendeley
NVivo
ATLAS.ti
Gradescope
SAS Enterprise Guide
Cucumber
Gherkin
ROS
Gazebo
EKS
ECS
AKS
GKE
RDS
Lambda=aws lambda
AWS Amplify
CloudFormation=aws cloudformation
CDK=aws cdk
Kustomize
Argo CD=argocd
Istio
Consul
HashiCorp Vault
Podman
Rancher
Bamboo
Pulumi
OpenTelemetry
Yocto
Buildroot
STM32
ESP32
PyGame
PyQt
GTK+
Qt
Claude Code=claude ai
Gemini
Copilot=microsoft copilot
Mistral
LlamaIndex
OpenAI API
RAG
Metabase
Grafana Loki
Power Automate
Power Apps
GDScript
Aseprite
p5.js=p5js
TypeORM
GLSL
HLSL
OpenCL
Kotlin Multiplatform
Jetpack Compose
Eleventy
Strapi
Directus
SolidJS
tRPC
Hasura
Traefik
HAProxy
Caddy
Gunicorn
Celery
Robot Framework
JMeter
Gatling
k6
Nexus
Artifactory=jfrog artifactory
Nessus
CrowdStrike
SentinelOne
QRadar
Blazor
Razor
npm
yarn
pnpm
MS-DOS=dos,ms dos
WLanguage
Windev
`;
