import Immersion
import Testing

@Suite struct ImmersionBeginning {
    @Test func builds() {}
}
