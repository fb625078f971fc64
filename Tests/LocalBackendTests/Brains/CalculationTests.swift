import Testing

@Suite struct `The offline assistant calculates` {
    @Test(arguments: [
        ("2^10 + sqrt(81)", "2^10 + sqrt(81) is 1033."), ("What is 2^10 + sqrt(81)?", "is 1033."),
        ("two to the power of ten plus the square root of eighty one", "is 1033."), ("2**10", "is 1024."),
        ("2 + 3 * 4", "is 14."), ("2 * 3 + 4", "is 10."), ("10 - 4 - 3", "10 - 4 - 3 is 3."), ("16 / 4 / 2", "is 2."),
        ("2^3^2", "is 512."), ("2 * 3^2", "is 18."), ("-2^2", "-2^2 is -4."), ("(-2)^2", "(-2)^2 is 4."),
        ("minus two squared", "is -4."), ("2^-1", "is 0.5."), ("2 - -3", "2 - -3 is 5."), ("4^0.5", "is 2."),
        ("2^0.5", "about 1.414214"), ("2(3 + 4)", "is 14."), ("((1 + 2) * (3 + 4))", "is 21."),
        (".5 + .25", "is 0.75."),
        ("√81 + 1", "is 10."), ("sqrt 16 * 2", "is 8."), ("sqrt(9)^2", "is 9."), ("evaluate 7 - 5", "is 2."),
        ("200 + 10%", "200 + 10% is 220."), ("two hundred minus ten percent", "is 180."), ("200 * 15%", "is 30."),
        ("10% + 5%", "is 0.15."), ("fifteen percent of two hundred plus one", "is 31."), ("0^0", "is 1."),
        ("1^1000", "is 1."), ("1 / 3 * 3", "That is about 1."),
    ])
    func `by the rules of arithmetic`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }

    @Test(arguments: [
        ("1 / 0", "divided by zero"), ("5 / (3 - 3)", "divided by zero"), ("0^-1", "divided by zero"),
        ("sqrt(-1)", "no real square root"), ("(-8)^0.5", "no real square root"), ("10^40", "too large"),
        ("2^2^2^2^2^2", "too large"), ("10^20 * 10^20", "too large"), ("0.5^300", "too small"),
        ("2 * (3 + 4", "parentheses do not match"), ("2 + 3) * 4", "parentheses do not match"),
        ("2 +", "offline"), ("()", "offline"), ("100%", "offline"), ("-5", "offline"), ("2.5.3 + 1", "offline"),
    ])
    func `and says in words what cannot be calculated`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }

    @Test func `within bounds, however long the calculation`() {
        let deep = String(repeating: "(", count: 400) + "1 + 1" + String(repeating: ")", count: 400)
        #expect(OfflineAssistant.text(deep).contains("nested too deeply"))
        #expect(OfflineAssistant.text(String(repeating: "-", count: 400) + "1 + 1").contains("nested too deeply"))
        #expect(OfflineAssistant.text("1" + String(repeating: "^1", count: 400)).contains("nested too deeply"))
        #expect(OfflineAssistant.text("1" + String(repeating: " + 1", count: 400)) == "That is 401.")
        #expect(OfflineAssistant.text("1" + String(repeating: " + 1", count: 50_000)).contains("offline"))
    }
}
