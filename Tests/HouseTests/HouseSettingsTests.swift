import EchoScreen
import Testing

@testable import House

@Suite struct `What the settings of a house take` {
    private func setting(_ id: SettingID) throws -> Setting {
        try #require(HouseFeature.offer.settings.first { $0.id == id })
    }

    @Test func `There is no house until one is chosen`() throws {
        #expect(try setting(.houseKind).value(in: Preferences()) == .word("off"))
    }

    @Test(arguments: ["built-in", "demonstration"])
    func `A file that chose the simulated flat, by whichever of its names, has it still`(word: String) throws {
        let taken = try setting(.houseKind).accepting(.word(word), in: Preferences())

        #expect(taken[word: .houseKind] == "demonstration")
    }

    @Test(arguments: [
        ("home.local", true), ("192.168.1.20:8123", true), ("https://home.example.org", true), ("", true),
        ("not an address", false), ("ftp://home.local", false), ("http://", false),
    ])
    func `An address is one that leads somewhere`(words: String, isTaken: Bool) throws {
        let sut = try setting(.houseAddress)
        if isTaken {
            _ = try sut.parsing(words, in: Preferences())
        } else {
            #expect {
                try sut.parsing(words, in: Preferences())
            } throws: { ($0 as? SettingError)?.reason.hasPrefix("must be an address") == true }
        }
    }

    @Test(arguments: [(String(repeating: "ab", count: 32), true), ("", true), ("abc", false), ("hello there", false)])
    func `A certificate is 64 digits`(words: String, isTaken: Bool) throws {
        let sut = try setting(.houseCertificate)
        #expect(((try? sut.parsing(words, in: Preferences())) != nil) == isTaken)
    }

    @Test func `What a file says is kept: a certificate that cannot be meant is not taken for none`() throws {
        let taken = try setting(.houseCertificate).accepting(.word("abc"), in: Preferences())
        #expect(taken[word: .houseCertificate] == "abc")
    }

    @Test func `A room is one of the house, once its rooms are known`() throws {
        let sut = try setting(.terminalRoom)
        var options = SettingOptions()
        #expect(try sut.parsing("Attic", in: Preferences(), among: options)[word: .terminalRoom] == "Attic")
        options.names[.terminalRoom] = ["Kitchen", "Living room"]

        #expect(try sut.parsing("living ROOM", in: Preferences(), among: options)[word: .terminalRoom] == "Living room")
        #expect(try sut.parsing("none", in: Preferences(), among: options).values[.terminalRoom] == nil)
        #expect {
            try sut.parsing("attic", in: Preferences(), among: options)
        } throws: { ($0 as? SettingError)?.reason == "must be one of none, Kitchen, Living room" }
    }
}
