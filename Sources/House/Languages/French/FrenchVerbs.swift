/// The verbs of orders, in French; "allumer*" stands for all forms that order it.
enum FrenchVerbs {
    static let plain = """
        turn on: enclencher*, allumer*, rallumer*, éclairer*, brancher*
        turn off: éteins, éteindre, éteignez, éteignons, éteint, éteigne, couper*, désactiver*, débrancher*
        open: écarter*, ouvrir, ouvre, ouvres, ouvrez, ouvrons, lever*, lève, lèves, relever*, relève, relèves, \
        remonter*
        close: fermes, dérouler*, descend, descendre*, refermer*, abaisser*, rabattre, rabats
        lock: fermer* à (clé|clef), verrouiller*, barrer* la porte, (mets|met|mettre|mettez) le verrou (à|sur|de|)
        unlock: déverrouiller*, débarrer*, (enlève|enlever|ôte|ôter) le verrou (à|sur|de|)
        raise: monter*, augmenter*, hausser*
        lower: baisser*, diminuer*, réduire, réduis, réduit, réduisez, réduise, diminue
        dim: tamiser*, atténuer*
        increase: ajouter*, rajouter*, prolonger*, rallonger*, allonger*
        decrease: retrancher*, enlever*, enlève, enlèves, soustraire, soustrais, soustrait, retirer*, raccourcir*, \
        ôter*, déduire, déduis
        cancel: annuler*, supprimer*, effacer*
        set: créer*, programmer*, régler*, règle, règles, changer*, ajuster*, fixer*, rendre*, définir*, modifier*, \
        placer*, colorer*, teinter*, peindre, peins, positionner*, configurer*, mettre*
        continue: reprenez, continuer*, poursuivre*, poursuis, poursuit, poursuivez, \
        (enlever*|enlève|retirer*|ôter*) (la|l|) pause (de|du|sur|dans|)
        start: démarrer*, redémarrer*, lancer*, commencer*, exécuter*
        stop: arrêter*, stopper*
        pause: étais, interrompre*, interromps, interrompt, interrompez, pauser*, suspendre*
        play: jouer*, lis, lire, play
        mute: muter*, \
        (coupe|couper|coupez|enlève|enlever|désactive|désactiver|éteins|éteindre|retire|retirer) (le|les|l|) \
        (son|volume|audio) (de|du|), \
        (mets|mettre|met|mettez|rends|rendre) (en|) (muet|silencieux)
        unmute: (remets|remet|rétablis|rétablir|remettre|réactive|réactiver|active|activer|rallume|rallumer|reprends| \
        reprend|reprendre|remettez) (le|les|l|du|) (son|volume|audio) (de|du|), démuter*, \
        (désactive|désactiver) (le|) muet, \
        (enlève|enlever|retire|retirer|désactive|désactiver|coupe|couper) (la|) sourdine (de|du|des|)
        next track: (passe|passer|va|aller|passez|saute|sauter|mets|mettre|lance|avance) (à la|au|à l|à|la|le|l|) \
        (chanson|piste|morceau|titre|élément|épisode|film|vidéo|média) (suivante|suivant), \
        (chanson|piste|morceau|titre|élément|épisode|film|vidéo|média) (suivante|suivant), suivant, suivante, \
        passe à la suite, (passe|passer|saute|sauter) (cette|ce|la|le) (chanson|piste|morceau|titre)
        previous track: (remets|rejoue|rejouer|répète|répéter|repasse) (la|cette|le|ce) \
        (chanson|piste|morceau|titre) (d avant|), \
        (reviens|retourne|passe|passer|passez|va|aller|revenir|remets|remettre|retourner|mets|mettre| \
        rejoue|rejouer) \
        (à la|au|à l|à|la|le|l|) (chanson|piste|morceau|titre|élément|épisode|film|vidéo|média) \
        (précédente|précédent), \
        (chanson|piste|morceau|titre|élément|épisode|film|vidéo|média) (précédente|précédent), précédent, précédente
        activate: activer*, appuyer* sur, appuie sur, déclencher*, presser*
        arm: armer*
        disarm: désarmer*
        toggle: basculer*, inverser*
        leave: laisser*
        send: envoyer*, envoie, renvoyer*, renvoie, ramener*, ramène
        start vacuum in: aspirer*, nettoyer*, nettoie, (passe|passer|passez) l aspirateur dans
        return to base: (fais|faire|faites) (rentrer|revenir|retourner), retour à (la|sa) (base|station) (pour|de|), \
        (renvoie|renvoyer|rentre|rentrer|retourne|retourner|ramène|ramener|envoie|envoyer) \
        à (la|sa) (base|station), (renvoie|renvoyer|ramène) à la maison
        """
}
