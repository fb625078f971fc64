import PhoneBridge
import Testing

@Suite struct `A telephone number` {
    @Test func `is read, checked, named and written as libphonenumber does it, in every country`() {
        #expect(NumberVector.all.count > 5000)
        #expect(NumberVector.all.count { $0.e164 == nil } > 1000)
        let wrong = NumberVector.all.filter { vector in
            guard let number = try? PhoneNumber(vector.text, in: vector.country) else { return vector.e164 != nil }
            return number.e164 != vector.e164 || (number.country ?? "001") != vector.region
                || number.kind.rawValue != vector.kind || number.nationalFormat != vector.national
                || number.internationalFormat != vector.international
        }
        #expect(wrong.map(\.testDescription) == [])
    }

    @Test(arguments: [
        ("+49 30 123456", "DE"), ("030 / 12 34 56", "DE"), ("(030) 123-456", "DE"), ("0049 (0)30 123456", "DE"),
        ("+49 (0)30.123456", "US"), ("011 49 30 123456", "US"), ("＋４９ ３０ １２３４５６", "DE"), ("٠٣٠١٢٣٤٥٦", "DE"),
        ("4930123456", "DE"),
    ])
    func `is understood as people type it`(text: String, country: String) throws {
        #expect(try PhoneNumber(text, in: country).e164 == "+4930123456")
    }

    @Test(arguments: [
        ("", PhoneNumberError.empty), ("()", .empty), ("+", .empty), ("030 CALL ME", .unreadable),
        ("12+3", .unreadable),
        ("½30123456", .unreadable), ("+49 30 1234567890123456", .tooLong),
        (String(repeating: "1", count: 5000), .tooLong),
        ("+4930\u{0}123456", .unreadable), ("+49'; DROP TABLE calls; --", .unreadable), ("+999123456", .countryUnknown),
        ("+1", .tooShort), ("+15", .tooShort), ("+1 555 12", .tooShort), ("+1 123 456 7890", .notAssigned),
    ])
    func `is refused with a reason when it is none`(text: String, reason: PhoneNumberError) {
        #expect(throws: reason) { try PhoneNumber(text, in: "DE") }
    }

    @Test func `without a country code needs a country`() {
        #expect(throws: PhoneNumberError.countryMissing) { try PhoneNumber("030123456") }
        #expect(throws: PhoneNumberError.countryMissing) { try PhoneNumber("030123456", in: "XX") }
    }

    @Test(arguments: ["4930123456", "+49 30123456", "+49030123456", "0049 30123456", "+", "", "+٤٩30123456"])
    func `in E.164 is a plus and digits, nothing else`(text: String) throws {
        #expect(throws: PhoneNumberError.self) { try PhoneNumber(e164: text) }
        #expect(try PhoneNumber(e164: "+4930123456").country == "DE")
    }

    @Test func `shows two digits in descriptions`() throws {
        let number = try PhoneNumber("+4930123456")
        #expect("\(number)" == "+49…56")
    }
}
