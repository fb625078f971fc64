import PhoneBridge
import Testing

@Suite struct `What is dialled` {
    @Test func `is known as an emergency or a short number in every country that has them`() {
        let rows = NumberVector.lines("short-numbers.txt")
        #expect(rows.count > 250)
        let wrong = rows.filter { fields in
            // Networks lead these to an emergency centre also where a plan does not name them.
            let expected = ["112", "911", "999"].contains(fields[0]) ? "emergency" : fields[2]
            return (try? DialedNumber(fields[0], in: fields[1]))?.kind.rawValue != expected
        }
        #expect(wrong.map { $0.joined(separator: " ") } == [])
    }

    @Test(arguments: [
        ("112", "DE"), ("1 1 0", "DE"), ("911", nil), ("+1911", "DE"), ("+49 112", "US"), ("+49110", nil),
        ("9111", "US"),
        ("１１２", "DE"), ("000", "AU"),
    ])
    func `is an emergency however it is written`(text: String, country: String?) throws {
        #expect(try DialedNumber(text, in: country).kind == .emergency)
    }

    @Test func `is a number first, also when it begins like an emergency`() throws {
        #expect(try DialedNumber("1123456789", in: "IN").digits == "+911123456789")
        #expect(try DialedNumber("+19002345678").kind == .premiumRate)
        #expect(throws: PhoneNumberError.self) { try DialedNumber("1234", in: nil) }
    }
}
