/// Sentences as a whole, in French.
enum FrenchSentences {
    static let whole = """
        yes: oui, ouais, bien sûr, vas y, fais le, d accord, oui vas y, oui s il te plaît, confirmé, je confirme
        no: non, non merci, surtout pas, ne fais pas ça
        cancel: chut, tais toi, silence, annuler*, annule ça, laisser* tomber, oublier* (ça|cela|), peu importe, \
        tant pis, laisse, non rien, \
        ce n est rien, c est rien, rien, ça ne fait rien, n importe, pas grave
        stop: stop, arrête, arrête toi, halte
        undo that: annule la dernière action, défais ça, reviens en arrière, défaire, remets comme avant, défais
        more: plus, encore, montre plus
        both: les deux
        all of them: tous, toutes, tout
        none of them: aucun, aucune, aucun des deux
        the first: le premier, la première
        the second: le deuxième, la deuxième, le second, la seconde
        the third: le troisième, la troisième
        the last one: le dernier, la dernière
        what is planned: qu est ce qui est prévu, qu est ce qui est planifié, quoi de prévu
        cancel everything that is planned: annule tout, annuler tout, annule tout ce qui est prévu
        delete the rule: supprime la règle, efface la règle
        delete all rules: supprime toutes les règles, efface toutes les règles
        what is the state of the house: quel est l état de la maison, comment va la maison, comment est la maison
        what is the weather: quel temps fait il, comment est le temps, quelle est la météo
        what is the weather today: quel temps fait il aujourd hui, quel temps fera t il aujourd hui
        what is the weather tomorrow: quel temps fera t il demain, quelle est la météo de demain, \
        quel temps fait il demain
        will it rain today: va t il pleuvoir, va t il pleuvoir aujourd hui, est ce qu il va pleuvoir
        will it rain tomorrow: va t il pleuvoir demain, est ce qu il va pleuvoir demain
        is everyone home: tout le monde est (à la maison|là), est ce que tout le monde est (à la maison|là)
        is everyone home: tout le monde est (il|) (à la maison|là|rentré)
        is anyone home: y a t il quelqu un (à la maison|), est ce qu il y a quelqu un (à la maison|), \
        quelqu un est (il|) à la maison, il y a quelqu un
        who is home: qui est (à la maison|là)
        it is too cold: j ai froid, il fait froid
        it is too hot: j ai chaud, il fait chaud
        cancel all timers: (annule|annuler|arrête|supprime) tous (les|mes|) (minuteurs|minuteries), \
        (annule|arrête) toutes (les|mes) minuteries
        cancel the timer: (annule|annuler|arrête|supprime) (le|mon|la|ma) (minuteur|minuterie)
        pause the timer: (mets en pause|pause|suspends) (le|mon|la|ma) (minuteur|minuterie)
        resume the timer: (reprends|relance) (le|mon|la|ma) (minuteur|minuterie)
        how long is left on the timer: combien de temps (reste t il|il reste|reste|) (sur|) (le|mon|la|) \
        (minuteur|minuterie|), \
        il reste combien de temps, combien reste t il de temps, état du minuteur
        set a timer: (mets|lance|démarre|crée|programme|règle) un minuteur
        set an alarm: (mets|règle|programme) un réveil
        what are my reminders: quels (sont|) (mes|) rappels (ai je|), montre (moi|) mes rappels
        what are my alarms: quels (sont|) (mes|) réveils (ai je|), à quelle heure sonne (le|mon) réveil
        cancel all reminders: (supprime|annule|efface) tous (les|mes) rappels
        cancel the reminder: (supprime|annule|efface) (le|mon) rappel
        cancel all alarms: (supprime|annule) tous (les|mes) réveils
        cancel my alarm: (supprime|annule|arrête) (le|mon) réveil
        what can i say: que puis je dire, aide, que peux tu faire
        lock up: ferme tout à clé, verrouille tout
        what is on the calendar today: qu est ce que j ai aujourd hui
        what is on the calendar tomorrow: qu est ce que j ai demain
        """

    static let templates = """
        remind me {time} to {item}: rappelle moi {time} (de|d|que|qu) {item}; rappelle moi (de|d|que|qu) {item} {time}
        remind me {time}: rappelle moi {time}
        remind me to {item}: rappelle moi (de|d|que|qu) {item}
        wake me up {time}: réveille moi {time}
        set an alarm for {time}: (mets|met|règle|programme) (un|le|mon|moi un) réveil (pour|sur|) {time}
        when i say {item} , {clause}: quand je dis {item} , {clause}; quand je dis {item} alors {clause}
        forget {item}: oublie la commande {item}; oublie la scène {item}
        what is on {list} list: qu est ce qu il y a (sur|dans) (la|ma) {list}; qu y a t il (sur|dans) (la|ma) {list}; \
        que contient (la|ma) {list}; lis (moi|) (la|ma) {list}
        add {item} to {list}: \
        (ajouter*|rajouter*|mets|met|mais|maître|mettre|mettez|passer*|noter*|inscris|inscrire|inscrivez) \
        {item} (à|dans|sur|au|aux|) (la|ma|mes|notre|les|l|) {list}; \
        (ajouter*|rajouter*|mets|met|mais|mettre|mettez|passer*|noter*|inscris|inscrire) \
        (à|dans|sur|aux|) (la|ma|notre|les|l|) {list} {item}
        complete {item} on {list}: \
        (marquer*|noter*|cocher*) {item} comme {done} (dans|sur|de|des) (la|ma|mes|les|l|) {list}; \
        (marquer*|noter*|cocher*) {item} (dans|sur|de|des) (la|ma|mes|les|l|) {list} comme {done}; \
        (marquer*|noter*|cocher*) comme {done} {item} (dans|sur|de|des) (la|ma|mes|les|l|) {list}; \
        (cocher*|rayer*|raye|compléter*|complète|terminer*|barrer*|valider*|marquer*) \
        {item} \
        (dans|sur|de|des) (la|ma|mes|les|l|) {list}; \
        (cocher*|rayer*|raye|barrer*|valider*|marquer*) (de|dans|sur) (la|ma|les|l|) {list} {item}
        remove {item} from {list}: (retirer*|enlever*|enlève|supprimer*|effacer*|retrancher*|ôter*) {item} \
        (dans|de|des|du|sur|à|au|aux) (la|ma|mes|les|l|) {list}; \
        (retirer*|enlever*|enlève|supprimer*|effacer*) (dans|de|des|du|sur) (la|ma|mes|les|l|) {list} {item}
        announce {item}: annonce (que|qu|) {item}
        set a timer for {rest} called {item}: (mets|lance|démarre|crée|programme|règle) (un|une) \
        (minuteur|minuterie) (de|pour|d) {rest} \
        (pour|nommé|appelé) {item}; (mets|lance|démarre|crée|programme|règle) (un|une) (minuteur|minuterie) \
        (pour|nommé|appelé) {item} (de|d) {rest}
        set a timer for {rest}: (mets|lance|démarre|crée|programme|règle|commence) (un|une|le|la) \
        (minuteur|minuterie) (de|pour|d|à|sur) {rest}; \
        (minuteur|minuterie) (de|pour|d) {rest}; (minuteur|minuterie) {rest}
        add {rest} to the timer: (ajoute|rajoute) {rest} (au|à mon|à la|à ma|à) (minuteur|minuterie)
        remove {rest} from the timer: (enlève|retire) {rest} (au|à mon|du|de mon|à la|à ma|de la) (minuteur|minuterie)
        time left on timer for {item}: (encore|) (il reste|il reste encore|) \
        combien de temps (encore|) (reste t il|il reste|) (encore|) (pour|avant) (le|la|les|l|d|) {item}
        cancel number {item}: annule le numéro {item}
        """
}
