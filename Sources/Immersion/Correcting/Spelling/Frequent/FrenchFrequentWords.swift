// swift-format-ignore-file
// Written by scripts/frequent-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows, the most frequent first.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension FrequentWords {
    static let french = """
        de la le et les est en des un que pas une du il pour dans je qui au ce sur qu par on ne plus avec mais se vous
        ça tu elle son ai ou si sont tout fait nous comme être bien ils cette faire sa aux même me ont était été mon ses
        lui aussi peut deux leur moi ces quand après suis très tous sans avoir non où va encore alors avait entre temps
        ans autres dit ma là peu autre france rien dire monde te fois faut toujours voir bon contre votre avant depuis
        donc notre sous jamais vie moins dont toi déjà quoi soit trop leurs ton toute chez gens juste oui vraiment ainsi
        as grand pays français mes beaucoup jour quelques comment es premier sera nos parce personne cela trois homme
        ici paris toutes vu cas chose doit partie car eu mal première bonne fin mieux pendant petit puis année cet ceux
        elles moment place plusieurs pourquoi ta ville jours mois vers histoire mort sais années fais nouveau nouvelle
        part travail compte merci prendre veut état aller cours peux politique reste veux vos celui chaque grande
        personnes femme nom prix également point seul vais eux lieu lors vrai droit selon coup mettre serait pense
        quelque tant avais groupe maintenant maison saint tête étaient aime aurait avons enfants famille parler suite
        assez besoin demande genre savoir société trouve celle côté passe pouvoir question raison sens ailleurs avez
        certains ci devant dis jeu soir souvent effet général jean ni partir surtout équipe choses dernier enfin font
        nombre parle porte seulement site eau ensemble hommes petite femmes mère passer près quel tes vois aucun loi
        parti pris père rapport dès peuvent pu trouver autant face fille fut gouvernement gros guerre niveau passé
        pourrait quatre semaine service seule accord article donne donner ligne problème président vient cause crois
        dieu début exemple fils jeune mis système air aucune bas centre façon heure heures loin possible projet conseil
        dernière idée notamment nuit vont étais argent tour vue êtes an aura dessus film meilleur corps ensuite forme
        haut or plutôt arrive avaient chef europe fort public tard ayant main terre titre matin mise plan saison sait
        type afin ah aide belle choix française long minutes retour situation sommes vite yeux amour base journée nord
        devrait donné etc grâce moyen ordre prend école étant but cinq manière mars pierre québec semble sujet truc agit
        enfant ministre nouvelles parfois quelle rue sud super sûr unis vidéo amis art beau compris gauche livre musique
        région entreprise jeunes longtemps match permet simple voilà voit chambre deuxième importe in juin lorsque mai
        peur plein police septembre sécurité série ancien anglais certaines grands important jouer membres merde parmi
        peine presque services tellement époque allez doute force lire marché mot points recherche santé seront train
        voix écrit affaires autour avis cependant développement faites hier juillet millions nationale nombreux parents
        propre rendre vivre droite environ fond mec mesure ouais pourtant trouvé abord affaire envie gars laquelle
        nouveaux octobre pouvez siècle sortir terme viens voiture ait avril droits françois frère janvier jeux
        population questions roi venir action club culture cœur difficile existe laisse malgré milieu produit programme
        propos route états derrière direction doivent emploi feu marche mots mêmes période tel âge armée bois chance
        confiance croire date dix décembre laisser manque mode novembre petits plaisir produits rencontre résultats six
        vas août aurais blanc canada classe commence comprendre demain demander formation liste photo rôle attention
        bout conditions esprit espère garde internet intérieur intérêt mouvement noir origine présente regarde rouge
        sortie auteur bonjour février justice langue meilleure met occasion offre perdu politiques qualité risque scène
        sinon travaux voici appelle cadre changer entreprises grandes libre premiers production semaines vieux connais
        facile image lien mer photos pire rester sauf source troisième aider ami campagne coupe cour durant faisait
        objet oh partout plupart problèmes seconde valeur étude études chacun cher devient données dû hein hors joue
        lequel montre national particulier penser poste présent publique réponse réseau salle texte veulent appel celles
        certain contrôle dois message position république succès économique activité américain association carte
        chercher connu création devenir euros expérience filles fonction impression louis nature putain simplement
        travers allemagne annonce arrêter bientôt chemin demi différents directeur espace liberté mariage new
        organisation passage présence sein sort zone économie bureau compagnie entrée mains moyenne pied presse prise
        réalité social sorte université utiliser œuvre accès commission différentes dimanche départ générale lit marie
        mauvais numéro puisque regarder soient soleil taux travailler voie acheter afrique attendre bras charge ex
        finalement fini haute manger marque moyens perdre pièces pratique sociale victoire vérité ben cherche communauté
        domaine idées monsieur nombreuses payer peuple proche publié quant reçu répondre suivre administration auprès
        code demandé entendu faisant gagner honneur journal matière ouest permis rapidement retrouver résultat sept
        soirée sol sport téléphone version armes arriver arrivée construction devoir double information midi mission
        moitié page particulièrement pièce pourra prochaine prêt rend technique union voyage énergie éviter arrête
        articles bord combien continue contraire courant derniers devait entendre faits faute fera finale heureux
        impossible joueur longue nécessaire paul porter pouvait samedi sang second style sérieux terrain villes église
        comprends créer décision défense désormais frais hôtel instant livres majorité modèle obtenir outre paix puisse
        rappelle solution tandis actuellement assemblée bande commencé commune comprend contrat faux forces groupes
        international morts note suffit total tôt vol voulu éléments avenir bons critique dehors dernières devenu
        directement discours dur explique forte fête informations joueurs maître personnel petites premières preuve
        prison propose vendredi éducation adresse apprendre attaque avance ceci court dos endroit essayer exactement
        grave huit lumière meilleurs médias retrouve régime toutefois activités arrière bonnes commencer commerce
        complètement faite films grosse habitants michel montrer physique quartier rendez telle territoire unique vente
        via vis appelé arrivé changement concernant connaître cul européenne lettre lieux lyon parole pieds principe
        prochain projets radio relations règles table vaut édition élections analyse arrêté assurer carrière chine
        commun couleur disent durée erreur espèce faible importante km large lundi mauvaise membre ministère montréal
        neuf objectif pro probablement relation rendu respect responsable secteur soutien to tomber utilisé vacances
        actions al allait américaine change con concours couple course différence décidé fonds fou gestion juge mesures
        mme mètres normal ouverture poids réussi sert sociaux suivant suivi taille viennent village visite voulait
        voulez absolument bref ciel clair combat comité continuer dirait fallait mm mémoire ouvert protection revenir
        signe suisse tenir tient trucs york album ancienne anti attend bah cinéma crise david espagne expliquer garder
        généralement historique industrie maladie militaire mondiale médecin permettre philippe prends russie soi tiens
        valeurs vote vouloir écoute île animaux application banque chanson département environnement ferme final
        internationale macron maire opération parc parties pleine pose raisons seigneur sorti traitement visage
        véritable écrire anciens avion calme chien cool eh enquête envoyer facebook images italie ligue limite parfait
        port professeur seuls transport vitesse étranger américains charles cheveux dollars dossier hiver hôpital
        importance joué lutte marine ouvrir pression puissance religion st stade théâtre volonté vraie élèves évolution
        adore belgique camp drôle débat john oublier pauvre propres regard représente revient rêve science souhaite
        touche travaille utilisation voulais étudiants absence amérique angleterre blanche capable changé cité clients
        connaissance coups delà habitude jacques poser principal publics royaume russe référence sciences secret tombe
        top totalement usage émission auraient beaux chaîne chinois classique comptes concerne contact créé dame direct
        divers effets envers expression facilement fer fil froid frères futur gaz lignes malade nouvel pareil parlé
        privé procès rapide réseaux réunion révolution tableau tendance vingt vit atteint boulot bébé choisi
        communication côte familles fasse finir gagné goût humain lettres lois londres madame oublié parlement peau
        surface tels uniquement vendre venu victime écoles élection épisode équipes évidemment aimerais allemand appris
        arrêt avocat bonheur budget caractère certaine choisir compter connaît consommation cru dedans découvrir
        enseignement hollande laissé lendemain lu magnifique mari musée populaire prince province ps rentrer ressources
        retraite revenu sac secrétaire siège sources supérieur surprise vent acte bouche capacité centrale chaud
        contexte dessous disait extérieur faudra gueule hauteur naissance nicolas né opposition ouvre pages processus
        recevoir recherches rencontrer rire réalisé salut secondes servir sœur utilise victimes vin actuel approche
        candidat capitaine capitale croit désolé européen faveur front marseille mérite noms noël papier portes
        présenter prévu regardez sites sociétés tribunal télé accident courage dites entrer envoyé festival jeudi
        journaliste nul perte possibilité riche régions sainte seraient serais termes tuer unité établissement
        anniversaire belles bruxelles café chat chiffres coin couleurs el faudrait identité intéressant lance largement
        martin mets mi moindre no parcours parfaitement partage partis pont protéger préfère remettre responsabilité
        scientifique somme sujets tirer titres vidéos violence voire élevé aimé appeler attends beauté bleu buts champ
        conférence cuisine côtés danger député foi football google intérêts lycée maisons mercredi milliards mourir
        objets opinion participer personnage places planète québécois retard savent sexe situé tenu théorie verre
        actuelle agence artiste artistes assurance autorité avions bus certainement citoyens clairement collection
        conscience content croissance célèbre davantage distance détails entier exposition extrême figure imagine
        influence lecture maman masse matchs moderne mur noire néanmoins pensée privée propriétaire propriété quitter
        quotidien risques soldats triste tué twitter vert vide âme échange élu énorme événements actes atteindre bizarre
        catégorie communes conseils contenu dommage découverte empire entièrement espoir existence exploitation
        fonctions malheureusement mardi offrir prennent religieux rome réserve section sent signifie sociales spectacle
        techniques algérie allons appareil auront britannique chargé château crédit disant don découvert empêcher
        entretien furent gagne immédiatement incroyable jeunesse liens machine militaires méthode naturel opérations
        revue rose règle salon silence su sympa traité univers venez vice vision écran acteurs augmentation auteurs
        bretagne bruit classement conseiller docteur entend formes franchement génération héros mecs personnages
        pourraient raconte rappeler reine rejoindre ressemble roman régulièrement star structure textes tiers voitures
        économiques écouter étape ajouter avantage bataille boîte capital certes cheval client conséquences dangereux
        danse documents défendre exercice françaises institut intervention locaux logique milliers monter ouverte palais
        passant principalement proches reprendre revoir robert réaliser récemment savez sentiment soin statistiques
        statut sélection sûrement tente types vivant web zones étrangers arts baisse besoins candidats claude collège
        construire domicile efforts employés examen humaine max moteur officiel ouvrage partager participation patron
        permettant possède pourrais principaux préparer rentre revenus réduction réel réforme souvenir suit tenter test
        transports utile achat bordeaux bâtiment cerveau civile commentaires concept disposition députés envoie
        fortement humains indépendance japon justement lancer matériel montant nations nommé notes oublie paraît parles
        quatrième quitte réaction réduire répond sentir sourire tourner van agir alcool amie arme autrement battre
        cartes coût différent disponible fleurs indique intention jardin lac marc minute mondial obligé patrimoine
        pensez phase publiques rare soins sois supérieure séance séries thomas urgence vécu élève accepter agent
        agriculture allé améliorer attendant auto cancer championnat chasse complet complexe concert constitution
        déclaration développer essaie forcément gérer heureusement impact inscrit joie kilomètres laurent lesquels local
        michael métier nez obtenu occupe pensé prises profiter présenté revanche sauver savais scolaire spécial totale
        troupes trouvent télévision vieille événement accueil agents aimer aurai autorités bernard biens bordel cadeau
        cent chefs colère condition conduit diverses dormir dépend eaux espèces excellent ferait foutre hasard http
        importants jaune jolie jésus longueur minimum moments morte musulmans numérique nécessaires permettent phrase
        pointe porté principale professionnel proposition publication secours sommet systèmes us électrique œil acheté
        acteur ajoute arabe assure augmenter bar blague champion chute complète compétition crime croix description
        devraient difficultés dure dépenses efficace essayé européens fiche garçon histoires interdit issue journalistes
        juifs mille pain paroles pensais perd plans pouvons pratiques quelles quels repas résistance soutenir suivante
        terminé vêtements échelle aimes appartient aéroport canal chier chiffre comte constitue contrairement défaut
        enfance estime gare glace hommage humanité info intéresse logement maximum meilleures nice piste plage policiers
        post pouvoirs procédure produire proximité précise prêts restent signé station stratégie telles terres tourne
        volume voyez égalité élus boire chômage claire clé comportement congrès critiques demeure discussion
        distribution division dr définition effort importantes langues mandat montagne médecine net noirs nourriture
        pape parlent phénomène portant portée précédent prête refuse rencontres reprise représentant répondu sale tenue
        toulouse œuvres amoureux animal appartement bateau bilan blancs cabinet cap classes considéré demandes devenue
        disparu donnent douleur décès démocratie emplois espagnol faim formule lait lancé lune marqué office ordres
        peinture printemps profit programmes rencontré restaurant retourner rues scientifiques seine température
        véhicule alain allemands andré apporter arrivent balle barre bibliothèque climat conflit difficulté essentiel
        euro exception extrêmement for forêt frontière gratuit génie henri honte invité islam locale menace mettent
        mobile mouvements occuper orange pauvres payé présentation présidentielle quantité race rares reconnu réellement
        sarkozy solutions thème tours usine vincent aient ambiance anne annoncé aventure blessé central contient daniel
        dessin duc décide déclaré défaite empêche erreurs finances finit fous fédération huile inquiète israël james
        littérature messages min médecins métro nation penses placé proposé rapports relativement rivière robe
        réalisation réponses salaire toucher traduction tranquille trente vérifier écriture épreuve étoiles académie
        auparavant basse black brésil chaleur commande commentaire concurrence conduite denis discuter doigts détail
        essaye fit fruits haine heureuse humour informatique interne lesquelles légende magasin monte montré organisé
        parfaite pc pensent plaît postes préféré rang recours reprises retrouvé réflexion sentiments souvenirs tradition
        travailleurs veille verra vienne vive élément épouse établissements aiment alliance apparemment arbre aspect
        attendu auquel bac bel composé conception décisions engagement ennemi euh fonctionne fonctionnement impôt
        individus initiative inutile investissement maintenir maroc modèles naturelle objectifs papa passion pourront
        professionnels profil proposer préparation record remplacer respecter richard royal savait serai souviens
        sérieusement travaillé unités uns électricité apparaît avoue belge blog canadien centaines champs changements
        chapitre circulation conduire considère conversation correspond coucher crée devrais entends entraîneur essai
        financement fr gentil infos institutions japonais jugement limites marcher monnaie murs nantes neige nucléaire
        peter pluie pote primaire promis reconnaissance riches rythme syrie tue uni vélo échec amitié associations bain
        chances construit conséquence dents devons dirais doux enceinte fans laissez langage lille légèrement mange
        original perso philosophie plateau pouvant principales professionnelle quasi remise russes récupérer réduit
        résidence salariés semblent située talent tombé tourisme traiter venait vendu venus vrais étrangères apprend
        archives arrêtez bravo chansons commandant commercial convention couche couverture dispose document domaines
        déteste empereur fier george grosses impôts italien lever mini méthodes option orient patrick plantes policier
        pp promotion précis présents quitté remarque règlement sacré scénario signes socialiste soyez spéciale
        surveillance tas technologie tort tournée trou venue voies voisins voter véhicules étudiant affiche ajouté
        allemande apporte arabes arbres cache caisse casse centres cm collectif compliqué condamné consiste couper
        effectivement essentiellement eut excuse exprimer fermer hausse joli journaux judiciaire libération mairie
        manuel million ministres mr officielle organisme passent passée personnalité princesse progrès prouver puissant
        quartiers représentants responsables retirer retourne reçoit réfléchir résumé suffisamment tire vaste voudrais
        équilibre accepte alexandre attente cercle cesse charges chiens connue courte dette doigt douce douze
        démocratique exemples fenêtre former fournir frappe grève ha imaginer inde jusque meurtre mises mélange
        normalement ombre personnelle pilote plat repris san servi surpris terrible établir étage actualité agréable
        asie avancer avantages bienvenue bête catholique champions chaussures chrétiens cible city devra donnée décider
        décrit endroits format génial installer jambes lieutenant live lié locales magazine marchés nulle olivier
        partenaire particuliers patients performance plainte portable portrait prenez preuves rouges routes réussir
        rêves score sors superbe tiré tournoi ventes viande vierge washington étrange antoine attitude balles batterie
        chacune christ collaboration colonel commis composition contente convaincre copine courses devez diffusion
        différente dirigeants emmanuel entière essence fondation guide immobilier impose imposer invite jeter joseph
        liés normale nécessité officiellement ouvrages poisson populations posé propriétaires reconnaître représentation
        régler simples spécialiste stage suppose tom touché usa vivent évident acquis actif allais automne bloc chocolat
        collègues confirme extrait financière fixe foule fédéral gay grèce guillaume hauts immense immeuble interview
        inverse lol longues léger machines maladies ordinateur os outils pouvais principes précisément prépare pub pêche
        rarement re recettes rentrée souci soumis sports séjour taxe transfert turquie vigueur voient voile zéro allant
        apple aurez banques billets calcul caractéristiques chevaux choc civil clés connaissent disque décret désir
        déterminer enlever entraînement expériences fabrication fermé garçons georges harry lourd mener micro mont
        morale niveaux obligation officier poche prenant prénom regardé rock réelle solide tentative vallée égard
        émissions accepté agricole appliquer attaquer autorisation bases circuit courir débats déclare déjeuner délai
        efficacité employé ennemis experts fan feuilles go idéal individu intelligence loire luc mention mettant née
        offert organiser partenaires pause portent propositions quart remis resté ridicule réputation secondaire seules
        soucis studio sucre sénat tenté trafic utilisateurs venant violences voisin échanges électeurs étudier affirme
        angle appui attaques auras berlin big billet bière bâtiments cacher chère clubs compétences coupable culturel
        cérémonie debout disais drogue découvre détruire enfer européennes frontières gardien genève geste jack juger
        majeur meurt mène notion pardon participé possibles poursuivre pousse raconter relève règne récit salles sommeil
        suicide tome traces tâche ultra établi accueillir alpes associé atelier automobile charte christian cinquième
        circonstances communautés connaissances conserver deviennent do donnant définitivement démarche foot gouverneur
        gratuitement incendie interprétation journées juges julien juridique leader love luxe man manifestation
        manifestations marques moral multiples municipal noter parlant particulière positif procureur prof pré pétrole
        repose show simon siècles strasbourg suivantes traite utilisés vague abus active aise anciennes appareils bat
        citoyen commissaire compagnies convient coopération degré disponibles dite drapeau détruit eric essais franc
        fuite gamme institution invités lunettes messieurs mine moscou news obligatoire op paradis potentiel pousser
        remarqué repos reprend royale sec semblait sondage standard trouvait trésor électronique évidence alerte
        architecture baiser bourse chambres comparaison conneries connus coûte crimes cycle destination dossiers douche
        explication exécution falloir fausse fonctionnaires formé fortes franco fêtes henry inscription ira libres
        lèvres madrid mail montrent offres oiseaux oreilles organisations outil paiement parisien parlait poissons
        profite profondeur précédente publicité publiée queue quinze refusé rejoint religieuse représentent régional
        résoudre réussite sexy situations souris sûre termine tests tir tonnes traduit témoin témoins utilisée échapper
        achète adultes alimentation apparition armées arrondissement artistique ballon bio branche caméra chercheurs
        combats conclusion contrats contrôler corse couronne curieux dialogue dispositif découvrez engagé excellente
        facteurs fameux feront financier grec habite historiques humaines ingénieur laboratoire laissant lancement
        larmes libéral liquide lot lutter légère manqué matières mauvaises montpellier médicaments occupé olympique
        patient paye pensées positions prime prévenir puissent pur remplir rupture secrets ski solidarité sombre
        suivants suivent supporter supprimer temple territoires transition têtes vies voyons îles amélioration ange
        augmente australie bleus bouger bouteille catherine catégories considérer corée cou critères croyez destiné
        directe disons dizaines développé engager favorable feuille folle forts fortune horreur indiqué installé
        introduction jure liées logements magasins
        """
}
