import Testing

@testable import House

@Suite struct `Forms of verbs in other languages` {
    @Test(arguments: [
        ("apagar", ["apagar", "apaga", "apague", "apaguen", "apagad", "apagues"]),
        ("encender~enciend", ["enciende", "encienda", "encended", "enciendas"]),
        ("conducir", ["conduce", "conducid"]), ("forzar~fuerz", ["fuerza", "fuerce"]),
        ("recoger", ["recoge", "recoja"]), ("seguir~sig", ["siga"]),
    ])
    func `are those that order it in Spanish`(verb: String, forms: [String]) {
        let all = TongueForms.spanish.all(verb)
        #expect(forms.allSatisfy(all.contains), "\(all)")
    }

    @Test func `stand for a verb that is marked, alone or among others`() {
        #expect(TongueForms.french.expanded("baisser* le son") == "(baisser|baisse|baissez|baisses) le son")
        #expect(TongueForms.french.expanded("(le|fermer*)") == "(le|fermer|ferme|fermez|fermes)")
        #expect(TongueForms.none.expanded("a* b") == "a* b")
    }
}
