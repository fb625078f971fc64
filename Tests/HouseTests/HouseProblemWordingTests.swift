import EchoScreen
import Testing

@testable import House

@Suite struct `Why there is no house to see` {
    @Test
    func `A certificate that is refused can be chosen: all of its fingerprint is shown, and the setting takes it`()
        throws
    {
        let fingerprint = CertificateFingerprint(bytes: (0..<32).map { $0 * 7 })

        let text = HouseProblemWording.text(.certificateRefused(fingerprint: fingerprint.description)).text(
            keyName: \.name)

        #expect(text.contains(" \(fingerprint). Is it yours? Then say /house-certificate"))
        let shown = try #require(text.split(separator: " ").first { $0.contains(":") && $0.count > 60 })
        #expect(CertificateFingerprint(String(shown.dropLast())) == fingerprint)
    }

    @Test func `A certificate that is another one than the chosen one is told as that`() {
        let refused = HouseError.certificateRefused(fingerprint: "AB:CD", isPinned: true)

        let text = HouseProblemWording.text(refused).text(keyName: \.name)

        #expect(text.hasPrefix("The house shows another certificate than the one you have chosen: AB:CD. "))
        #expect(text.contains("somebody may stand between"))
    }
}
