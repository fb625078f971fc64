import EchoTestKit
import EchoWire
import PhoneBridge
import Testing

@Suite struct `Personal data is masked` {
    @Test(arguments: [
        ("Call +49 30 123456 now", "Call +•• •• ••••56 now"), ("(201) 555-0123", "(•••) •••-••23"),
        ("030/1234567, please", "•••/•••••67, please"), ("four: 1 2 3 4 5 6 7", "four: • • • • •67"),
        ("4111 1111 1111 1111", "•••• •••• •••• ••11"), ("4111111111111111", "••••••••••••••11"),
        ("write to ann.o'neil+x@mail.example.org!", "write to [e-mail]!"), ("<a@b.c>", "<[e-mail]>"),
        ("IBAN DE89 3704 0044 0532 0130 00.", "IBAN ••••••••••••••••••••00."),
        ("gb82west12345698765432", "••••••••••••••••••••32"), ("電話は03-1234-5678です", "電話は••-••••-••78です"),
        ("٠٣٠١٢٣٤٥٦", "•••••••٥٦"), ("IBANはDE89370400440532013000です", "IBANは••••••••••••••••••••00です"),
    ])
    func `wherever it stands`(text: String, masked: String) {
        #expect(PersonalDataMask().mask(text) == masked)
    }

    @Test(arguments: [
        "at 2026-11-25T10:00:00.123Z", "CA1234567890abcdef1234567890abcdef", "550e8400-e29b-41d4-a716-446655440000",
        "took 0.1234567 s", "room 12, floor 3", "1,234,567 bytes", "1234567890123456", "a @ b.c", "@home",
        "DE89 is no IBAN",
        "•• •", "[name] [e-mail]", "x_4930123456", "",
    ])
    func `and what is none stays`(text: String) { #expect(PersonalDataMask().mask(text) == text) }

    @Test(arguments: [
        ("Anna Müller says: ANNA, annalena, Mu\u{308}ller.", "[name] [name] says: [name], annalena, [name]."),
        ("田中さん", "[name]さん"), ("Anna's and Anna-Lena", "[name]'s and [name]-Lena"),
    ])
    func `with the names of the called`(text: String, masked: String) {
        #expect(PersonalDataMask(names: ["Anna Müller", "田中"]).mask(text) == masked)
    }

    @Test func `in JSON, where integers are numbers to call only under keys that say so`() throws {
        let value: JSONValue = [
            "to": 4_930_123_456, "timestamp": 1_764_064_800_000, "+4930123456": ["a@b.c", ["caller": 2_015_550_123]],
            "n": 1.5, "on": true,
        ]
        let masked: JSONValue = [
            "to": "••••••••56", "timestamp": 1_764_064_800_000, "+••••••••56": ["[e-mail]", ["caller": "••••••••23"]],
            "n": 1.5, "on": true,
        ]
        #expect(PersonalDataMask().mask(value) == masked)
    }

    @Test func `once and for all: masking again changes nothing, whatever the text`() {
        let pieces = [
            "+49 30 123456", "4111111111111111", "a@b.c", "DE89370400440532013000", "BE68 5390 0754 7034", "Anna",
            "name",
            "[name]", "[e-mail]", "•", " ", ".", "-", "(", ")", "+", "[", "]", "@", "1", "23", "4567", "x", "é", "田中",
            "_",
            "!", "2026-11-25", "٣", ", ", "123456", "です", "๑๒", "550e8400-e29b-41d4-a716-446655440000",
        ]
        let mask = PersonalDataMask(names: ["Anna", "name", "田中", "mail"])
        var chance = SplitMix(state: 7)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...9, using: &chance)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &chance)]
            }.joined()
            let masked = mask.mask(text)
            #expect(mask.mask(masked) == masked, "\(text)")
        }
    }

    @Test func `of no number that stands alone more than two digits are left`() {
        var chance = SplitMix(state: 8)
        for vector in NumberVector.all where vector.e164 != nil {
            let separator = ["", " ", ", ", ": "][Int.random(in: 0..<4, using: &chance)]
            let number = vector.international
            guard number.count(where: \.isNumber) >= 7 else { continue }
            let masked = PersonalDataMask().mask("tel\(separator.isEmpty ? "=" : separator)\(number) ok")
            #expect(masked.count(where: \.isNumber) == 2, "\(number)")
        }
    }

    @Test(arguments: [
        "1", "1 ", "a", "a@", "@", "(", "+", "+1", "[", "•", "a.", "DE89 ", "1-", "田", "é", "!",
    ])
    func `in time that grows with the text alone`(unit: String) {
        let mask = PersonalDataMask(names: ["Anna", "田中"])
        let clock = ContinuousClock()
        let short = clock.measure { _ = mask.mask(String(repeating: unit, count: 10_000)) }
        let long = clock.measure { _ = mask.mask(String(repeating: unit, count: 100_000)) }
        #expect(long < short * 60 + .milliseconds(200))
    }

    @Test func `however deep the JSON`() {
        var value: JSONValue = "a@b.c"
        for _ in 0..<5000 { value = [value] }
        #expect(!PersonalDataMask().mask(value).text.contains("@"))
    }
}
