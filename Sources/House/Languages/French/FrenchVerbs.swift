/// What is to be done, in French.
enum FrenchVerbs {
    static let plain = """
        turn on: allume, allumer, allumez, allumes, éclaire, éclairer, mets en marche, rallume, rallumer
        turn off: éteins, éteindre, éteignez, éteint, coupe, couper, coupez, désactive, désactiver, désactivez
        open: ouvre, ouvrir, ouvrez, ouvres, lève, lever, levez, relève
        close: fermes, descends, descendre
        lock: verrouille, verrouiller, verrouillez
        unlock: déverrouille, déverrouiller, déverrouillez
        raise: monte, monter, montez, augmente, augmenter, augmentez, hausse
        lower: baisse, baisser, baissez, diminue, diminuer, diminuez, réduis, réduire, réduisez
        dim: tamise, tamiser, tamisez, atténue, atténuer
        increase: ajoute, ajouter, ajoutez, rajoute, rajouter, rajoutez, prolonge, prolonger
        decrease: retranche, retrancher, enlève, enlever, enlevez, soustrais, soustraire, soustrait, retire, \
        retirer, raccourcis
        cancel: annule, annuler, annulez, supprime, supprimer
        set: crée, créer, programme, programmer, règle, régler, réglez, change, changer, changez, ajuste, ajuster, \
        ajustez, passe, \
        passer, passez, fixe, rends, définis, définir, modifie, modifier, place, placer, positionne
        continue: reprend, reprends, reprendre, relance, relancer, remets en route, remettre en route, remets, \
        remettre, reprise
        start: démarre, démarrer, démarrez, lance, lancer, lancez, commence, exécute, exécuter
        stop: arrête, arrêter, arrêtez, stoppe, stopper
        pause: étais, pauser
        play: joue, jouer, jouez, lis, lire, (mets|mettre) (la|) lecture, reprends la lecture
        mute: (coupe|couper|enlève|désactive) le son (de|du|), (mets|mettre|rends) (en|) muet
        unmute: (remets|rétablis|remettre|réactive|active|rallume|reprends) (le|) son (de|du|), désactive le muet, \
        (enlève|enlever|retire) la sourdine
        next track: (passe|passer|va|aller|passez) (à la|au|à|) (chanson|piste|morceau|titre|élément) \
        (suivante|suivant), \
        (chanson|piste|morceau|titre) (suivante|suivant), suivant, suivante, passe à la suite
        previous track: (reviens|retourne|passe|va|revenir|remets) (à la|au|à|) (chanson|piste|morceau|titre|élément) \
        (précédente|précédent), (chanson|piste|morceau|titre) (précédente|précédent), précédent, précédente
        activate: active, activer, activez, appuie sur, appuyer sur, déclenche, presse
        arm: arme, armer, armez
        disarm: désarme, désarmer
        toggle: bascule, basculer, inverse
        leave: laisse, laisser
        start vacuum in: aspire, aspirer, nettoie, nettoyer, passe l aspirateur dans
        return to base: (renvoie|renvoyer|rentre|retourne|ramène|ramener|envoie) à (la|sa) (base|station), \
        (renvoie|renvoyer|ramène) à la maison
        """
}
