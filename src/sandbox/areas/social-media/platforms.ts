/** The names of platforms and rules in the names of methods. */
type RuleName =
  | 'FacebookFacebookIngestionRuleId'
  | 'GooglebusinessprofileGoogleBusinessProfileIngestionRuleId'
  | 'InstagramInstagramIngestionRuleId'
  | 'OpenOpenId'
  | 'TwitterTwitterIngestionRuleId';
type PlatformName = 'Facebook' | 'Googlebusinessprofile' | 'Instagram' | 'Open' | 'Twitter';

/** A source of posts. Each has separate operations for its rules. */
export interface Platform {
  readonly name: string;
  /** The placeholder for the id of a rule. */
  readonly ruleId: string;
  /** The names of the methods. */
  readonly create: `postSocialmediaTopicDataingestionrules${PlatformName}`;
  readonly read: `getSocialmediaTopicDataingestionrules${RuleName}`;
  readonly replace: `putSocialmediaTopicDataingestionrules${RuleName}`;
  readonly update: `patchSocialmediaTopicDataingestionrules${RuleName}`;
  readonly remove: `deleteSocialmediaTopicDataingestionrules${RuleName}`;
  readonly versions: `getSocialmediaTopicDataingestionrules${RuleName}Versions`;
  readonly version: `getSocialmediaTopicDataingestionrules${RuleName}Version`;
}

export const platforms: readonly Platform[] = [
  {
    name: 'facebook',
    ruleId: 'facebookIngestionRuleId',
    create: 'postSocialmediaTopicDataingestionrulesFacebook',
    read: 'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
    replace: 'putSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
    update: 'patchSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
    remove: 'deleteSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleId',
    versions: 'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersions',
    version: 'getSocialmediaTopicDataingestionrulesFacebookFacebookIngestionRuleIdVersion',
  },
  {
    name: 'googlebusinessprofile',
    ruleId: 'googleBusinessProfileIngestionRuleId',
    create: 'postSocialmediaTopicDataingestionrulesGooglebusinessprofile',
    read: 'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
    replace: 'putSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
    update: 'patchSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
    remove: 'deleteSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleId',
    versions: 'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersions',
    version: 'getSocialmediaTopicDataingestionrulesGooglebusinessprofileGoogleBusinessProfileIngestionRuleIdVersion',
  },
  {
    name: 'instagram',
    ruleId: 'instagramIngestionRuleId',
    create: 'postSocialmediaTopicDataingestionrulesInstagram',
    read: 'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
    replace: 'putSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
    update: 'patchSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
    remove: 'deleteSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleId',
    versions: 'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersions',
    version: 'getSocialmediaTopicDataingestionrulesInstagramInstagramIngestionRuleIdVersion',
  },
  {
    name: 'open',
    ruleId: 'openId',
    create: 'postSocialmediaTopicDataingestionrulesOpen',
    read: 'getSocialmediaTopicDataingestionrulesOpenOpenId',
    replace: 'putSocialmediaTopicDataingestionrulesOpenOpenId',
    update: 'patchSocialmediaTopicDataingestionrulesOpenOpenId',
    remove: 'deleteSocialmediaTopicDataingestionrulesOpenOpenId',
    versions: 'getSocialmediaTopicDataingestionrulesOpenOpenIdVersions',
    version: 'getSocialmediaTopicDataingestionrulesOpenOpenIdVersion',
  },
  {
    name: 'twitter',
    ruleId: 'twitterIngestionRuleId',
    create: 'postSocialmediaTopicDataingestionrulesTwitter',
    read: 'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
    replace: 'putSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
    update: 'patchSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
    remove: 'deleteSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleId',
    versions: 'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersions',
    version: 'getSocialmediaTopicDataingestionrulesTwitterTwitterIngestionRuleIdVersion',
  },
];
