import PhoneBridge
import Testing

@Suite struct `A number on the dial pad` {
    @Test(arguments: [
        ("US", "2", "2"), ("US", "20", "20"), ("US", "2015", "201-5"), ("US", "2015550", "201-555-0"),
        ("US", "2015550123", "(201) 555-0123"), ("US", "01149301", "011 49 30 1"), ("DE", "030", "030"),
        ("DE", "0301234", "030 1234"), ("DE", "030123456", "030 123456"), ("DE", "+4930123", "+49 30 123"),
        ("DE", "+4", "+4"), ("DE", "+49", "+49"), ("DE", "004930123456", "00 49 30 123456"), ("DE", "*100#", "*100#"),
        ("FR", "0123456", "01 23 45 6"), ("XX", "030123456", "030123456"),
    ])
    func `is shown in groups as far as it is known`(country: String, keys: String, shown: String) {
        #expect(TypedNumber(keys, country: country).text == shown)
    }

    @Test func `shows all that was typed and nothing else, key by key, in every country`() {
        var wrong: [String] = []
        for vector in NumberVector.all where vector.e164 != nil {
            var typed = TypedNumber(country: vector.country)
            for key in vector.text {
                typed.type(key)
                if typed.text.filter({ $0.isNumber || $0 == "+" }) != typed.keys { wrong.append(typed.keys) }
            }
        }
        #expect(wrong == [])
    }

    @Test func `ends as the number is written, in every country`() {
        let wrong = NumberVector.all.filter { vector in
            guard vector.e164 != nil, vector.country != nil, vector.text == vector.national else { return false }
            return TypedNumber(vector.national, country: vector.country).text != vector.national
        }
        #expect(wrong.map(\.testDescription) == [])
    }

    @Test func `takes back its last key, and no more keys than any number has`() {
        var typed = TypedNumber("+49301x", country: "DE")
        typed.removeLast()
        #expect(typed.keys == "+4930")
        for _ in 0..<100 { typed.type("1") }
        #expect(typed.keys.count == TypedNumber.longest)
        for _ in 0..<100 { typed.removeLast() }
        #expect(typed.text == "")
    }

    @Test func `is a number when it is one`() {
        #expect(TypedNumber("03012345", country: "DE").number?.e164 == "+493012345")
        #expect(TypedNumber("030", country: "DE").number == nil)
    }
}
